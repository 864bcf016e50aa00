import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { type ActionName, actionRegistry } from '#admin-actions/registry.ts';
import { type BuiltInRole, RIGHTS, type SignedIn } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { WHO_MAY } from './who-may.ts';

const db = await aDatabase();
const made = aShop(db);
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

/** Input that no action accepts, so that only the right decides. */
const NONSENSE = 'nonsense';

const ROLES: readonly BuiltInRole[] = ['owner', 'manager', 'order-desk', 'catalogue-editor', 'page-editor'];
const written = WHO_MAY.flatMap(([roles, actions]) =>
  actions
    .trim()
    .split(/\s+/)
    .map((name) => ({ name, roles })),
);

it('RO-03 the permission table lists every action once', () => {
  expect(written.map(({ name }) => name).toSorted()).toEqual(Object.keys(actionRegistry).toSorted());
});

describe.each(ROLES)('RO-03 as %s', (role: BuiltInRole) => {
  let signedIn: SignedIn;
  beforeAll(async () => {
    signedIn = await aMember(made, role);
  });

  it.each(written)('$name is allowed or refused as listed', async ({ name, roles }) => {
    const answer = await adminActions.perform({ signedIn, name, sent: NONSENSE, ...where });
    const code = answer.ok ? 'done' : answer.refusal.code;
    expect(code).toBe(roles.includes(role) ? 'admin.unreadable' : 'staff.forbidden');
  });
});

it.each([
  ['manager', 'staff.change-role'],
  ['order-desk', 'products.save'],
  ['catalogue-editor', 'orders.show'],
  ['page-editor', 'staff.list'],
] as const)(
  'RO-03 what a role may not do is logged with who asked: %s, %s',
  async (role, name: ActionName) => {
    const signedIn = await aMember(made, role);
    const answer = await adminActions.perform({ signedIn, name, sent: {}, ...where });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'staff.forbidden' } });
    expect(await made.shop.staff.auditLog.list({ staffId: signedIn.member.id, limit: 9 })).toMatchObject([
      { action: name, outcome: 'staff.forbidden', staffName: signedIn.member.name },
    ]);
  },
);

it('RO-04 requests without a session or second factor are refused', async () => {
  const nobody = await adminActions.perform({ signedIn: null, name: 'audit.list', sent: {}, ...where });
  expect(nobody).toMatchObject({ ok: false, refusal: { code: 'staff.signed-out' } });
  const signedIn = await aMember(made, 'owner', { hasSecondFactor: false });
  const first = await adminActions.perform({ signedIn, name: 'audit.list', sent: {}, ...where });
  expect(first).toMatchObject({ ok: false, refusal: { code: 'staff.second-factor-first' } });
});

it('RO-04 the audit log has rows before and after, without secrets', async () => {
  const signedIn = await aMember(made, 'owner');
  const other = await aMember(made, 'order-desk');
  const { id } = other.member;
  const answer = await adminActions.perform({
    signedIn,
    name: 'staff.change-role',
    sent: { id, role: 'manager' },
    ...where,
  });
  expect(answer.ok).toBe(true);
  const [act] = await made.shop.staff.auditLog.list({ staffId: signedIn.member.id, limit: 1 });
  const entry = await made.shop.staff.auditLog.find(act?.id ?? '');
  expect(entry?.changes).toEqual([
    { table: 'staff', key: String(id), before: { role: 'order-desk' }, after: { role: 'manager' } },
  ]);
  await adminActions.perform({
    signedIn,
    name: 'self.change-password',
    sent: { currentPassword: 'a first secret', newPassword: 'a second secret' },
    ...where,
  });
  const everything = JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute());
  expect(everything).not.toContain('a first secret');
  expect(JSON.stringify(await db.selectFrom('audit_change').selectAll().execute())).not.toContain('password');
});

it('RO-04 changes by the shop itself are not staff actions', async () => {
  const before = await db.selectFrom('audit_change').select('id').execute();
  await made.shop.settings.set('stock.lowAmount', 3);
  expect(await db.selectFrom('audit_change').select('id').execute()).toHaveLength(before.length);
});

it('RO-03 the last owner cannot be removed', async () => {
  const { shop } = made;
  const { members } = await shop.staff.members.list();
  const owner = { role: 'owner', rights: RIGHTS } as const;
  const owners = members.filter(({ role, closedAt }) => role === 'owner' && closedAt === null);
  for (const { id } of owners.slice(1)) expect((await shop.staff.members.close(owner, id)).ok).toBe(true);
  const last = owners[0]?.id ?? members[0]?.id;
  if (last === undefined) throw new Error('no owner');
  for (const answer of [
    await shop.staff.members.close(owner, last),
    await shop.staff.members.changeRole(owner, last, 'manager'),
  ])
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'staff.last-owner' } });
});

it('RO-04 every audited table has a key', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger
    where tgname = 'audit_change' and length(tgargs) <= 1
  `.execute(db);
  expect(rows).toEqual([]);
});
