import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Role } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { accountsOf, signedIn as signedInAs } from '#tests/accounts.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const { shop, db } = made;
const { aCustomer } = accountsOf(made);
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown, role: Role = 'owner') {
  const signedIn = await aMember(made, role);
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

it('CU-03 the list searches by name, email and phone and filters by tag, consent and orders', async () => {
  const { customer, email } = await aCustomer();
  await aCustomer();
  await db
    .updateTable('customer')
    .set({ phone: '+971551112233', last_name: 'Yaqut', tags: ['gold'], consented_at: null })
    .where('id', '=', customer.id)
    .execute();
  for (const q of ['yaq', 'SARA yaqut', email, '055 111 2233', '0551112'])
    expect((await ask('customers.list', { q })).value, q).toMatchObject({
      customers: [{ id: customer.id, orders: 0, totalMinor: 0 }],
      total: 1,
    });
  for (const filter of [{ tag: 'gold' }, { consent: 'no', q: 'yaqut' }, { orders: 'no', tag: 'gold' }])
    expect((await ask('customers.list', filter)).value.customers, JSON.stringify(filter)).toHaveLength(1);
  for (const filter of [
    { tag: 'silver' },
    { consent: 'yes', tag: 'gold' },
    { orders: 'yes', tag: 'gold' },
    { q: '%' },
  ])
    expect((await ask('customers.list', filter)).value.customers, JSON.stringify(filter)).toEqual([]);
  expect((await ask('customers.list', {})).value.tags).toContain('gold');
});

it('CU-03 invalid filters are ignored', async () => {
  const plain = await ask('customers.list', { sort: 'x; drop', page: '-3', consent: 'perhaps' });
  expect(plain.value).toMatchObject({ page: 1 });
  const asOne = await ask('customers.list', { sort: 'name', page: '100000' });
  expect(asOne.value.customers).toEqual([]);
});

it('CU-01 a customer record shows consent with date and source, notes with author, and tags', async () => {
  const { customer } = await aCustomer();
  const { id } = customer;
  expect((await ask('customers.note', { id, text: ' Asks for ribbon. ' }, 'order-desk')).ok).toBe(true);
  expect((await ask('customers.tag', { id, add: ['VIP', 'Old friend'] })).value).toEqual([
    'vip',
    'old-friend',
  ]);
  expect((await ask('customers.tag', { id, add: ['new'], remove: ['vip'] })).value).toEqual([
    'old-friend',
    'new',
  ]);
  const { value } = await ask('customers.show', { id: String(id) });
  expect(value.known).toMatchObject({
    customer: { id, language: 'en', consent: { source: expect.any(String) }, tags: ['old-friend', 'new'] },
    notes: [{ author: 'A order-desk', text: 'Asks for ribbon.' }],
    orders: { count: 0, rows: [] },
  });
  expect(value.known.customer.consent.at).toBeInstanceOf(Date);
});

it('CU-03 a merge is previewed and runs once', async () => {
  const [gone, stored] = [await aCustomer(), await aCustomer()];
  await ask('customers.note', { id: gone.customer.id, text: 'Calls on Fridays.' });
  const from = gone.customer.id;
  await db.updateTable('customer').set({ phone: '+971551119911' }).where('id', '=', from).execute();
  expect((await ask('customers.weigh-merge', { from, into: stored.customer.id })).value).toMatchObject({
    ...{ email: gone.email, orders: 0, addresses: 0, notes: 1, devices: 0, wishlist: 0, subscriptions: 0 },
    ...{ filled: { phone: '+971551119911' }, stays: { name: 'Sara', phone: '' } },
    consent: { from: true, into: true },
  });
  expect((await ask('customers.merge', { from, into: stored.customer.id })).ok).toBe(true);
  expect((await shop.customers.find(stored.customer.id))?.phone).toBe('+971551119911');
  expect((await ask('customers.show', { id: from })).value).toMatchObject({
    known: null,
    gone: { mergedInto: stored.customer.id, erasedAt: null },
  });
  const again = await ask('customers.merge', { from, into: stored.customer.id });
  expect(again.refusal.code).toBe('customers.unknown-customer');
});

it('CU-03 erasing needs the typed email and the right', async () => {
  const { customer, email, session } = await aCustomer();
  const { id } = customer;
  expect((await ask('customers.erase', { id, email }, 'order-desk')).refusal.code).toBe('staff.forbidden');
  expect((await ask('customers.erase', { id, email: 'x' })).refusal.code).toBe('customers.not-confirmed');
  expect((await ask('customers.export', { id }, 'order-desk')).value).toMatchObject({ customer: { email } });
  expect((await ask('customers.erase', { id, email: email.toUpperCase() })).ok).toBe(true);
  expect(await shop.customers.sessions.open(session.token)).toBeNull();
  expect((await ask('customers.show', { id })).value).toMatchObject({
    known: null,
    gone: { mergedInto: null },
  });
  expect((await ask('customers.show', { id: 999_999 })).refusal.code).toBe('admin.not-found');
});

it('AC-01 staff reset a lost second factor', async () => {
  const { customer, email } = await aCustomer();
  await db.updateTable('customer').set({ two_factor_at: new Date() }).where('id', '=', customer.id).execute();
  expect((await ask('customers.unlock', { id: customer.id })).ok).toBe(true);
  signedInAs(await accountsOf(made).signIn(email));
});

it('CU-03 unreadable input is refused by field', async () => {
  for (const [name, sent, field] of [
    ['customers.show', { id: 'x' }, 'id'],
    ['customers.note', { id: 101, text: '   ' }, 'text'],
    ['customers.tag', { id: 101, add: [''] }, 'add.0'],
    ['customers.merge', { from: 1 }, 'into'],
  ] as const) {
    const { refusal } = await ask(name, sent);
    expect(refusal.code, name).toBe('admin.unreadable');
    expect(Object.keys(refusal.problems), name).toContain(field);
  }
});

it('CU-03 a custom segment can start as a copy of each preset, also of the one named new', async () => {
  const { ready } = (await ask('customers.segments', {})).value;
  for (const { key, rule } of ready)
    expect((await ask('customers.segment', { id: 'new', copy: key })).value.segment, key).toMatchObject({
      rule,
    });
  expect((await ask('customers.segment', { id: 'new' })).value.segment).toBeNull();
});
