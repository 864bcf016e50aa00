import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { CustomRole, Right, SignedIn } from '#shop/staff';
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
const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'done' : answer.refusal?.code;

async function aRole(rights: readonly Right[]): Promise<CustomRole> {
  number += 1;
  return (await ask(owner, 'roles.save', { name: `Above ${number}`, rights, opened: null })).value.role;
}

it('RO-04 an invitation to a role with more rights is neither replaced nor withdrawn, in any spelling of the email', async () => {
  const lead = await aMember(made, await aRole(['staff.change', 'orders.see']));
  const within = await aRole(['orders.see']);
  const invite = (by: SignedIn, email: string, role: string) =>
    ask(by, 'staff.invite', { email, role, language: 'en' });
  expect(codeOf(await invite(owner, 'Boss@example.com', 'manager'))).toBe('done');
  for (const email of ['Boss@example.com', 'boss@example.com'])
    expect([email, codeOf(await invite(lead, email, within))]).toEqual([email, 'staff.more-rights']);
  expect(codeOf(await ask(lead, 'staff.withdraw-invitation', { email: 'boss@example.com' }))).toBe(
    'staff.more-rights',
  );
  const standing = async () =>
    (await shop.staff.members.list()).invitations.map(({ email, role }) => [email, role]);
  expect(await standing()).toEqual([['Boss@example.com', 'manager']]);
  expect(codeOf(await invite(owner, 'boss@example.com', within))).toBe('done');
  expect(await standing()).toEqual([['boss@example.com', within]]);
  expect(codeOf(await invite(lead, 'boss@example.com', within))).toBe('done');
});

it('RO-04 a password link for a member whose rights are being raised waits for that, and is refused', async () => {
  const lead = await aMember(made, await aRole(['staff.change', 'orders.see']));
  const other = await aMember(made, await aRole(['orders.see']));
  const { id } = other.member;
  const promoted = await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'shop.staff.roles');
    await tx.updateTable('staff').set({ role: 'manager' }).where('id', '=', id).execute();
    const answers = [
      ask(lead, 'staff.password-link', { id }),
      ask(lead, 'staff.reset-second-factor', { id }),
    ];
    await new Promise((resolve) => setTimeout(resolve, 200));
    return answers;
  });
  expect((await Promise.all(promoted)).map(codeOf)).toEqual(['staff.more-rights', 'staff.more-rights']);
});

it('RO-03 a key is revoked by who made it, or may manage them; an owner revokes all', async () => {
  const keeper = await aMember(made, await aRole(['api-keys.change', 'orders.see']));
  const other = await aMember(made, await aRole(['api-keys.change', 'orders.see']));
  const aKey = async (by: SignedIn): Promise<number> => {
    number += 1;
    const sent = { name: `Key ${number}`, rights: ['orders.see'], expiresInDays: null };
    return (await ask(by, 'api-keys.create', sent)).value.id;
  };
  const [ofOwner, ofKeeper, ofOther] = [await aKey(owner), await aKey(keeper), await aKey(other)];
  const { keys } = (await ask(keeper, 'api-keys.list', {})).value;
  const mayRevoke = new Map(keys.map((key: { id: number; mayRevoke: boolean }) => [key.id, key.mayRevoke]));
  expect([ofOwner, ofKeeper, ofOther].map((id) => mayRevoke.get(id))).toEqual([false, true, true]);
  expect(codeOf(await ask(keeper, 'api-keys.revoke', { id: ofOwner }))).toBe('staff.more-rights');
  for (const id of [ofKeeper, ofOther])
    expect(codeOf(await ask(keeper, 'api-keys.revoke', { id }))).toBe('done');
  expect(codeOf(await ask(owner, 'api-keys.revoke', { id: ofOwner }))).toBe('done');
  expect(codeOf(await ask(owner, 'api-keys.revoke', { id: ofOwner }))).toBe('staff.unknown-key');
});

it('RO-04 keys of who is deactivated are revoked, and stay so after reactivating', async () => {
  const maker = await aMember(made, 'manager');
  const created = await shop.staff.keys.create(maker.member, {
    ...{ name: 'Of a leaver', rights: ['orders.see'], expiresInDays: null },
  });
  if (!created.ok) throw new Error(created.refusal.code);
  const { id, key } = created.value;
  expect(await shop.staff.keys.open(key)).not.toBeNull();
  const stateOf = async () => (await shop.staff.keys.list(owner.member)).find((one) => one.id === id)?.state;
  expect(codeOf(await ask(owner, 'staff.close', { id: maker.member.id }))).toBe('done');
  expect([await shop.staff.keys.open(key), await stateOf()]).toEqual([null, 'revoked']);
  expect(codeOf(await ask(owner, 'staff.reopen', { id: maker.member.id }))).toBe('done');
  expect([await shop.staff.keys.open(key), await stateOf()]).toEqual([null, 'revoked']);
});

it('BO-01 terms are restored and deleted by who may change them, pictures by who may change pictures', async () => {
  const terms = await aMember(made, await aRole(['products.change']));
  const pictures = await aMember(made, await aRole(['media.change']));
  const nobody = await aMember(made, await aRole(['products.see']));
  const aTag = async (): Promise<number> => {
    number += 1;
    const tag = await shop.catalogue.edit.tags.create({ name: { en: `Trashed ${number}` } });
    if (!tag.ok) throw new Error(tag.refusal.code);
    const removed = await shop.catalogue.edit.tags.remove(tag.value, { staffId: 1, name: 'Mona' });
    if (!removed.ok) throw new Error(removed.refusal.code);
    return removed.value;
  };
  const [first, second] = [await aTag(), await aTag()];
  expect((await ask(terms, 'trash.list', {})).value.rows.map(({ id }: { id: number }) => id)).toEqual([
    second,
    first,
  ]);
  expect((await ask(pictures, 'trash.list', {})).value.rows).toEqual([]);
  for (const name of ['trash.restore', 'trash.remove'])
    expect(codeOf(await ask(pictures, name, { id: first }))).toBe('trash.unknown');
  for (const name of ['trash.list', 'trash.restore', 'trash.remove'])
    expect(codeOf(await ask(nobody, name, { id: first }))).toBe('staff.forbidden');
  expect(codeOf(await ask(terms, 'trash.restore', { id: first }))).toBe('done');
  expect(codeOf(await ask(terms, 'trash.remove', { id: second }))).toBe('done');
});
