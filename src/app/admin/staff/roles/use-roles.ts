import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { Role } from '#shop/staff/rules/rights.ts';
import { useRoleName } from './use-role-name.ts';

/** The roles that the member may assign, and the current one of a field. */
export function useRoles(shown: Role | null = null) {
  const nameOf = useRoleName();
  const { roles } = useLoaderData<ValueOf<'staff.list'>>();
  const offered = roles.filter(({ role, isGiven }) => isGiven || role === shown);
  return {
    choices: offered.map(({ role, name }) => ({ value: role, label: nameOf(role, name) })),
    find: (value: string | null) => offered.find(({ role }) => role === value)?.role ?? null,
  };
}
