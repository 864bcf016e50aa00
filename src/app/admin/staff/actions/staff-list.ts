import { z } from 'zod';
import type { ActionCall } from '#admin-actions/action.ts';
import { parseStaffId, type StaffId } from '#kernel/ids.ts';
import { done } from '#kernel/outcome.ts';
import { type CustomRole, isCustomRole, ROLES, type Role, rightsOf } from '#shop/staff';
import { mayGive } from '#shop/staff/rules/custom-roles.ts';

export const staffId = z.number().transform((value, context): StaffId => {
  const id = parseStaffId(value);
  if (id !== null) return id;
  context.addIssue({ code: 'custom', message: 'unreadable' });
  return z.NEVER;
});

export const customRoleInput = z
  .string()
  .regex(/^role-[1-9]\d{0,9}$/)
  .pipe(z.custom<CustomRole>(isCustomRole, 'unreadable'));
export const roleInput = z.union([z.enum(ROLES), customRoleInput]);

/** The staff members, with the roles that the caller may assign and the members they may manage. */
export async function listStaff({ shop, member: by }: ActionCall) {
  const { members, invitations } = await shop.staff.members.list();
  const customRoles = await shop.staff.roles.list();
  const builtIn = ROLES.map((role) => ({ role, rights: rightsOf(role), name: null }));
  const roles: { role: Role; name: string | null; isGiven: boolean }[] = [...builtIn, ...customRoles].map(
    (one) => ({
      role: one.role,
      name: one.name,
      isGiven: mayGive(by, one),
    }),
  );
  return done({
    members: members.map((member) => ({ ...member, isManaged: mayGive(by, member) })),
    invitations,
    roles,
  });
}
