import type { Role } from '#shop/staff/rules/rights.ts';
import { useLanguage } from '#views/language/language.tsx';

/** What a role is called: one of the shop's own by its name. */
export function useRoleName(): (role: Role, ownName: string | null) => string {
  const { t } = useLanguage();
  return (role, ownName) => ownName ?? t(`admin:roles.${role}`, { defaultValue: role });
}
