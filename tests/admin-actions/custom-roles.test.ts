import { beforeEach, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { CustomRole, Right, Role, SignedIn } from '#shop/staff';
import { rightsOf } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const made = aShop(db);
const { shop } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const owner = await aMember(made, 'owner');
let number = 0;

// biome-ignore lint/suspicious/noExplicitAny: answers of many actions
const ask = async (signedIn: SignedIn, name: string, sent: unknown): Promise<any> =>
  adminActions.perform({ signedIn, name, sent, ...where });

async function aRole(rights: readonly Right[], name = `Role ${++number}`): Promise<CustomRole> {
  const saved = await ask(owner, 'roles.save', { name, rights, opened: null });
  if (!saved.ok) throw new Error(saved.refusal.code);
  return saved.value.role;
}

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'done' : answer.refusal?.code;
/** The same member, as the next request finds them. */
async function again(signedIn: SignedIn): Promise<SignedIn> {
  const token = await shop.staff.openSession(signedIn.member.id, 'test');
  const session = await shop.staff.sessions.open(token);
  if (session === null) throw new Error('not signed in');
  return session;
}

beforeEach(() => {
  number += 1;
});

it('RO-03 a role of the shop’s own may do what was chosen, with what that needs, and nothing else', async () => {
  const role = await aRole(['orders.change']);
  const desk = await aMember(made, role);
  expect(desk.member).toMatchObject({ role, rights: ['orders.see', 'orders.change'] });
  expect((await ask(desk, 'orders.list', {})).ok).toBe(true);
  for (const name of ['products.list', 'orders.parcel', 'staff.list', 'settings.save', 'roles.save'])
    expect([name, codeOf(await ask(desk, name, 'nonsense'))]).toEqual([
      name,
      name === 'orders.parcel' ? 'admin.unreadable' : 'staff.forbidden',
    ]);
});

it('RO-03 a changed role counts from the next request in open sessions', async () => {
  const role = await aRole(['orders.see', 'customers.see']);
  const member = await aMember(made, role);
  const token = await shop.staff.openSession(member.member.id, 'open all along');
  const { version } = (await ask(owner, 'roles.open', { of: role })).value.opened;
  const typed = { name: `Less ${number}`, rights: ['orders.see'], opened: { role, version } };
  expect(codeOf(await ask(owner, 'roles.save', typed))).toBe('done');
  const now = await shop.staff.sessions.open(token);
  expect(now?.member.rights).toEqual(['orders.see']);
  expect(codeOf(await ask(now as SignedIn, 'customers.list', {}))).toBe('staff.forbidden');
  expect(await ask(owner, 'roles.save', { ...typed, name: 'Stale' })).toMatchObject({
    ok: false,
    refusal: { code: 'admin.changed-meanwhile', stored: { name: `Less ${number}` } },
  });
});

it('RO-03 who manages staff without being an owner gives no right they do not have', async () => {
  const lead = await aMember(made, await aRole(['staff.change', 'orders.see', 'orders.refund']));
  const above = await aRole(['settings.change']);
  const within = await aRole(['orders.see']);
  const other = await aMember(made, within);
  const { id } = other.member;
  const more = [
    ['roles.save', { name: `More ${number}`, rights: ['settings.change'], opened: null }],
    ['roles.save', { name: `Own ${number}`, rights: [...rightsOf('owner')], opened: null }],
    ['staff.invite', { email: 'a@example.com', role: 'owner', language: 'en' }],
    ['staff.invite', { email: 'b@example.com', role: above, language: 'en' }],
    ['staff.change-role', { id, role: 'manager' }],
    ['staff.change-role', { id: lead.member.id, role: 'owner' }],
    ['staff.change-role', { id: lead.member.id, role: above }],
    ['roles.delete', { role: within, other: 'manager' }],
    ['roles.delete', { role: above, other: null }],
  ] as const;
  for (const [name, sent] of more)
    expect([name, sent, codeOf(await ask(lead, name, sent))]).toEqual([name, sent, 'staff.more-rights']);
  const { version } = (await ask(owner, 'roles.open', { of: above })).value.opened;
  const lowered = { name: `Lowered ${number}`, rights: ['orders.see'], opened: { role: above, version } };
  expect(codeOf(await ask(lead, 'roles.save', lowered))).toBe('staff.more-rights');
  expect(codeOf(await ask(lead, 'staff.change-role', { id, role: within }))).toBe('done');
  expect(
    codeOf(
      await ask(lead, 'roles.save', { name: `Fine ${number}`, rights: ['orders.refund'], opened: null }),
    ),
  ).toBe('done');
});

it('RO-03 a role with every right is no owner, and manages none', async () => {
  const everything = await aMember(made, await aRole(rightsOf('owner')));
  const { id } = owner.member;
  for (const [name, sent] of [
    ['staff.change-role', { id, role: 'order-desk' }],
    ['staff.change-role', { id: everything.member.id, role: 'owner' }],
    ['staff.invite', { email: 'c@example.com', role: 'owner', language: 'en' }],
    ['staff.close', { id }],
    ['staff.password-link', { id }],
    ['staff.reset-second-factor', { id }],
    ['staff.sessions', { id }],
    ['staff.end-sessions', { id }],
  ] as const)
    expect([name, codeOf(await ask(everything, name, sent))]).toEqual([name, 'staff.more-rights']);
});

it('RO-04 a member with more rights cannot be taken over by a password link, a reset or ended sessions', async () => {
  const lead = await aMember(made, await aRole(['staff.change']));
  const manager = await aMember(made, 'manager');
  const { id } = manager.member;
  for (const name of [
    'staff.password-link',
    'staff.reset-second-factor',
    'staff.close',
    'staff.reopen',
    'staff.sessions',
    'staff.end-sessions',
  ])
    expect([name, codeOf(await ask(lead, name, { id }))]).toEqual([name, 'staff.more-rights']);
  await shop.staff.members.invite(owner.member, 'd@example.com', 'manager');
  expect(codeOf(await ask(lead, 'staff.withdraw-invitation', { email: 'd@example.com' }))).toBe(
    'staff.more-rights',
  );
});

it('RO-03 a role that is had is deleted with another one for members and invitations', async () => {
  const role = await aRole(['orders.see', 'customers.see']);
  const less = await aRole(['orders.see']);
  const member = await aMember(made, role);
  const invited = await shop.staff.members.invite(owner.member, `e${number}@example.com`, role);
  if (!invited.ok) throw new Error(invited.refusal.code);
  await shop.settings.set('staff.newOrderMail', ['owner', role]);
  expect(codeOf(await ask(owner, 'roles.delete', { role, other: null }))).toBe('staff.role-in-use');
  expect(codeOf(await ask(owner, 'roles.delete', { role, other: role }))).toBe('staff.role-in-use');
  expect(codeOf(await ask(owner, 'roles.delete', { role, other: 'role-999999' }))).toBe('staff.unknown-role');
  expect(codeOf(await ask(owner, 'roles.delete', { role, other: less }))).toBe('done');
  expect((await again(member)).member).toMatchObject({ role: less, rights: ['orders.see'] });
  expect((await shop.settings.all())['staff.newOrderMail']).toEqual(['owner']);
  const joining = { name: 'Late', email: '', password: 'amber-window-77', language: 'en' } as const;
  const joined = await shop.staff.joining.join(invited.value, joining);
  if (!joined.ok) throw new Error(joined.refusal.code);
  const { members } = await shop.staff.members.list();
  expect(members.find(({ id }) => id === joined.value)).toMatchObject({ role: less, rights: ['orders.see'] });
  expect(codeOf(await ask(owner, 'staff.change-role', { id: member.member.id, role }))).toBe(
    'staff.unknown-role',
  );
});

it('RO-03 built-in roles are not changed, names are unique, an unknown right is unreadable', async () => {
  await aRole(['orders.see'], `Twice ${number}`);
  expect(codeOf(await ask(owner, 'roles.save', { name: ` twice ${number}`, rights: [], opened: null }))).toBe(
    'staff.role-name-taken',
  );
  expect(codeOf(await ask(owner, 'roles.save', { name: ' ', rights: [], opened: null }))).toBe(
    'staff.wrong-fields',
  );
  for (const role of ['manager', 'role-0', 'role-1; drop', 'role-99999999999'])
    expect(
      codeOf(await ask(owner, 'roles.save', { name: 'X', rights: [], opened: { role, version: 1 } })),
    ).toBe('admin.unreadable');
  expect(codeOf(await ask(owner, 'roles.save', { name: 'X', rights: ['everything'], opened: null }))).toBe(
    'admin.unreadable',
  );
  expect(
    codeOf(
      await ask(owner, 'roles.save', {
        name: 'X',
        rights: [],
        opened: { role: 'role-2147483647', version: 1 },
      }),
    ),
  ).toBe('staff.unknown-role');
  expect(
    codeOf(
      await ask(owner, 'roles.save', {
        name: 'X',
        rights: [],
        opened: { role: 'role-9999999999', version: 1 },
      }),
    ),
  ).toBe('staff.unknown-role');
});

it('RO-03 mails about new orders go to a role of the shop’s own that the setting names', async () => {
  const role: Role = await aRole(['orders.see'], `Packers ${number}`);
  const member = await aMember(made, role);
  const list = (await ask(owner, 'settings.list', {})).value as {
    key: string;
    schema: { items: { enum: string[] }; names: object };
  }[];
  const setting = list.find(({ key }) => key === 'staff.newOrderMail');
  expect(setting?.schema.items.enum).toEqual(
    expect.arrayContaining(['owner', 'manager', 'order-desk', role]),
  );
  expect(setting?.schema.names).toMatchObject({ [role]: `Packers ${number}` });
  await shop.settings.set('staff.newOrderMail', [role as CustomRole]);
  const roles = (await shop.settings.all())['staff.newOrderMail'];
  expect(await shop.staff.newOrders.choices.of(member.member, roles)).toMatchObject({ getsMail: true });
  expect(await shop.staff.newOrders.choices.of(owner.member, roles)).toMatchObject({ getsMail: false });
});

it('RO-04 an owner sees and ends the sessions of a member; sessions of other members stay', async () => {
  const member = await aMember(made, 'order-desk');
  const { id } = member.member;
  const mine = owner.session.id;
  const listed = await ask(owner, 'staff.sessions', { id });
  expect(listed.value).toMatchObject([{ id: member.session.id, agent: 'test' }]);
  expect(JSON.stringify(listed.value)).not.toContain('digest');
  expect((await ask(owner, 'staff.end-session', { id, session: mine })).value).toEqual({ ended: 0 });
  expect((await ask(owner, 'staff.end-session', { id, session: member.session.id })).value).toEqual({
    ended: 1,
  });
  expect((await ask(owner, 'staff.sessions', { id })).value).toEqual([]);
  expect((await shop.staff.sessions.list(owner.member.id as StaffId)).some((one) => one.id === mine)).toBe(
    true,
  );
});
