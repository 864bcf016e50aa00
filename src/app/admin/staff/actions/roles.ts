import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { done, refuse } from '#kernel/outcome.ts';
import { type CustomRole, isCustomRole, RIGHTS, ROLES, type Role, rightsOf } from '#shop/staff';
import { mayGive } from '#shop/staff/rules/custom-roles.ts';
import { customRoleInput, roleInput } from './staff-list.ts';

const role = z.object({
  name: z.string().max(200),
  rights: z.array(z.enum(RIGHTS)).max(RIGHTS.length),
  opened: z.object({ role: customRoleInput, version: z.int().min(1) }).nullable(),
});

async function listRoles({ shop, member }: ActionCall) {
  const { members } = await shop.staff.members.list();
  const countOf = (key: Role) => members.filter((one) => one.role === key && one.closedAt === null).length;
  return done({
    builtIn: ROLES.map((key) => ({
      role: key,
      rights: rightsOf(key),
      count: countOf(key),
      isGiven: mayGive(member, { role: key, rights: rightsOf(key) }),
    })),
    own: (await shop.staff.roles.list()).map((one) => ({ ...one, isGiven: mayGive(member, one) })),
  });
}

/** The data of a role's form; a new role starts with the rights of another, as far as the caller may grant them. */
async function openRole({ shop, member }: ActionCall, { of, from }: { of: Role | null; from: Role | null }) {
  const builtIn = ROLES.map((key) => ({ role: key as Role, name: null, rights: rightsOf(key), version: 0 }));
  const known = [...builtIn, ...(await shop.staff.roles.list())];
  const find = (key: Role | null) => known.find((one) => one.role === key) ?? null;
  const opened = find(of);
  if (of !== null && opened === null) return refuse({ code: 'staff.unknown-role' as const });
  const { rights: mine } = member;
  const copied = find(from)?.rights.filter((right) => mine.includes(right)) ?? [];
  return done({
    ...{ opened, mine, rights: opened?.rights ?? copied },
    isGiven: opened === null || (isCustomRole(of) && mayGive(member, opened)),
  });
}

const MAILED = ['staff.newOrderMail', 'staff.notificationMail'] as const;

/** Deletes a role, and removes it from settings that name it. */
async function deleteRole({ shop, member }: ActionCall, deleting: { role: CustomRole; other: Role | null }) {
  const deleted = await shop.staff.roles.remove(member, deleting);
  if (!deleted.ok) return deleted;
  const settings = await shop.settings.all();
  for (const key of MAILED) {
    const roles = settings[key];
    if (!roles.includes(deleting.role)) continue;
    await shop.settings.set(
      key,
      roles.filter((one) => one !== deleting.role),
    );
  }
  return deleted;
}

/** Custom roles. Source: RO-03 */
export const roleActions = {
  'roles.list': readAction({ need: 'staff.change', input: z.object({}), run: listRoles }),
  'roles.open': readAction({
    need: 'staff.change',
    input: z.object({ of: roleInput.nullable().default(null), from: roleInput.nullable().default(null) }),
    run: openRole,
  }),
  'roles.save': writeAction({
    need: 'staff.change',
    saves: ['staff_role'],
    input: role,
    about: ({ opened, name }) => `role:${opened?.role ?? name}`,
    run: ({ shop, member }, typed) => shop.staff.roles.save(member, typed),
  }),
  'roles.delete': writeAction({
    need: 'staff.change',
    input: z.object({ role: customRoleInput, other: roleInput.nullable().default(null) }),
    about: ({ role: key }) => `role:${key}`,
    run: deleteRole,
  }),
};
