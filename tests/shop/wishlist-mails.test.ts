import { beforeEach, expect, it } from 'vitest';
import { mailWishlist } from '#jobs/mails/wishlist-mail.ts';
import type { CustomerId, ProductId } from '#kernel/ids.ts';
import { HOUR_MS } from '#kernel/instant.ts';
import { aDevice } from '../a-kit.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { accountsOf, nextNumber } from '../accounts.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time, config, wishlistMails } = test;
const { aCustomer } = accountsOf(test);
const { mails } = shop.wishlist;
const write = mailWishlist({ shop, db, config });

const BOTH = { onPrice: true, onStock: true };
const CONSENT = 'I agree to emails.';
const TOBACCO = { 'Meta: _jamra_class': 'tobacco' };

beforeEach(() => {
  wishlistMails.length = 0;
});

async function save(id: CustomerId, product: ProductId) {
  const added = await shop.wishlist.add({ kind: 'customer', id }, String(product));
  if (!added.ok) throw new Error(added.refusal.code);
}

/** A customer who saved products and wants emails. */
async function aWatcher(products: readonly ProductId[], choice = BOTH) {
  const { customer, email } = await aCustomer();
  for (const id of products) await save(customer.id, id);
  await mails.choose(customer.id, choice, CONSENT);
  return { id: customer.id, email };
}

/** Moves the clock by hours and runs the jobs. @returns the emails to an address, oldest first */
async function mailsAfter(hours: number, email: string) {
  time.now = new Date(time.now.getTime() + hours * HOUR_MS);
  await mails.findDue();
  for (const due of wishlistMails.splice(0)) {
    await write(due);
    await write(due);
  }
  return db
    .selectFrom('mail_message')
    .selectAll()
    .where('kind', '=', 'wishlist-changes')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

const aSku = () => `WATCHED-${nextNumber()}`;

it('24.5 a price drop is mailed once, to customers who chose it', async () => {
  const sku = aSku();
  const product = await aProduct(test, { sku, price: '100.00' });
  const { email } = await aWatcher([product]);
  const silent = await aCustomer();
  await save(silent.customer.id, product);
  expect(await mailsAfter(1, email)).toEqual([]);
  await aProduct(test, { sku, price: '80.00' });
  const [mail, ...more] = await mailsAfter(1, email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('An update on your wishlist');
  expect(mail?.plain).toContain(sku);
  expect(mail?.plain).toContain('AED 80.00');
  expect(mail?.plain).toContain('AED 20.00 less than when you saved it');
  expect(mail?.unsubscribe_url).toMatch(/^http:\/\/shop\.test\/wishlist\/stop\/\?link=wishlist-stop-/);
  expect(await mailsAfter(48, email)).toHaveLength(1);
  expect(await mailsAfter(0, silent.email)).toEqual([]);
});

it('24.5 a sale that starts by its date is a fall', async () => {
  const sku = aSku();
  const product = await aProduct(test, { sku, price: '100.00' });
  const { email } = await aWatcher([product]);
  await aProduct(test, {
    sku,
    price: '100.00',
    more: { 'Sale price': '70.00', 'Date sale price starts': '2026-12-24' },
  });
  expect(await mailsAfter(1, email)).toEqual([]);
  time.now = new Date('2026-12-24T10:00:00+04:00');
  await shop.listing.refreshDue();
  const [mail] = await mailsAfter(0, email);
  expect(mail?.plain).toContain('AED 70.00');
});

it('24.5 one email a day gathers all changes', async () => {
  const [first, second, gone] = [aSku(), aSku(), aSku()];
  const ids = [
    await aProduct(test, { sku: first, price: '100.00' }),
    await aProduct(test, { sku: second, price: '100.00' }),
    await aProduct(test, { sku: gone, stock: 0 }),
  ];
  const { email } = await aWatcher(ids);
  await aProduct(test, { sku: first, price: '90.00' });
  expect(await mailsAfter(1, email)).toHaveLength(1);
  await aProduct(test, { sku: second, price: '90.00' });
  expect(await mailsAfter(2, email)).toHaveLength(1);
  await aProduct(test, { sku: gone, stock: 2 });
  expect(await mailsAfter(2, email)).toHaveLength(1);
  const [, mail] = await mailsAfter(20, email);
  expect(mail?.plain).toContain(second);
  expect(mail?.plain).toMatch(new RegExp(`${gone}[\\s\\S]*Back in stock`));
  expect(mail?.plain).not.toContain(first);
});

it('24.5 stock that returns is mailed once, also where it went after it was saved', async () => {
  const sku = aSku();
  const product = await aProduct(test, { sku, stock: 3 });
  const { email } = await aWatcher([product], { onPrice: false, onStock: true });
  await aProduct(test, { sku, stock: 0 });
  expect(await mailsAfter(1, email)).toEqual([]);
  await aProduct(test, { sku, stock: 3 });
  expect(await mailsAfter(1, email)).toHaveLength(1);
  expect(await mailsAfter(30, email)).toHaveLength(1);
});

it('24.5 each variation is watched by itself', async () => {
  const sku = aSku();
  const { colours } = await aDevice(test, { sku, stock: [0, 2, 2] });
  const [sage, dune] = colours;
  const waits = await aWatcher([sage], { onPrice: false, onStock: true });
  const other = await aWatcher([dune], { onPrice: false, onStock: true });
  await aDevice(test, { sku, stock: [5, 2, 2] });
  await mails.findDue();
  expect(wishlistMails.map(({ customerId }) => customerId)).toEqual([waits.id]);
  expect(other.id).not.toBe(waits.id);
});

it('24.5 prices of tobacco are in no email, its return to stock is', async () => {
  const sku = aSku();
  const product = await aProduct(test, { sku, price: '25.00', stock: 0, more: TOBACCO });
  const { email } = await aWatcher([product]);
  await aProduct(test, { sku, price: '15.00', stock: 0, more: TOBACCO });
  expect(await mailsAfter(1, email)).toEqual([]);
  await aProduct(test, { sku, price: '15.00', stock: 4, more: TOBACCO });
  const [mail] = await mailsAfter(1, email);
  expect(mail?.plain).toContain('Back in stock');
  expect(mail?.plain).not.toContain('15.00');
  expect(mail?.plain).not.toContain('less than');
});

it('24.5 a product that is already cheaper or back when the emails are turned on is not mailed', async () => {
  const [cheap, back] = [aSku(), aSku()];
  const ids = [
    await aProduct(test, { sku: cheap, price: '100.00' }),
    await aProduct(test, { sku: back, stock: 0 }),
  ];
  const { customer, email } = await aCustomer();
  for (const id of ids) await save(customer.id, id);
  await aProduct(test, { sku: cheap, price: '60.00' });
  await aProduct(test, { sku: back, stock: 1 });
  await mails.choose(customer.id, BOTH, CONSENT);
  expect(await mailsAfter(1, email)).toEqual([]);
});

it('24.5 what no longer applies when the email is written is left out', async () => {
  const sku = aSku();
  const product = await aProduct(test, { sku, price: '100.00' });
  const { email } = await aWatcher([product]);
  await aProduct(test, { sku, price: '60.00' });
  await mails.findDue();
  expect(wishlistMails).toHaveLength(1);
  await aProduct(test, { sku, price: '100.00' });
  expect(await mailsAfter(0, email)).toEqual([]);
});

it('24.5 the link ends the emails, and only a link of the shop does', async () => {
  const sku = aSku();
  const product = await aProduct(test, { sku, price: '100.00' });
  const { id, email } = await aWatcher([product]);
  await aProduct(test, { sku, price: '90.00' });
  const [mail] = await mailsAfter(1, email);
  const link = new URL(mail?.unsubscribe_url ?? '').searchParams.get('link') ?? '';
  expect(await mails.stop(`wishlist-stop-${id}.00000000000000000000000000000000`)).toBe(false);
  expect(await mails.choice(id)).toEqual(BOTH);
  expect(await mails.stop(link)).toBe(true);
  expect(await mails.stop(link)).toBe(true);
  expect(await mails.choice(id)).toEqual({ onPrice: false, onStock: false });
  await aProduct(test, { sku, price: '50.00' });
  expect(await mailsAfter(30, email)).toHaveLength(1);
});

it('24.5 consent is stored with its sentence, belongs to the export and goes with the account', async () => {
  const product = await aProduct(test, { sku: aSku() });
  const { id } = await aWatcher([product], { onPrice: true, onStock: false });
  const stored = { onPrice: true, onStock: false, consent: CONSENT };
  expect(await shop.wishlist.mailsOfPerson(id)).toMatchObject([stored]);
  expect(JSON.stringify(await shop.customers.staff.export(id))).toContain(CONSENT);
  await mails.choose(id, { onPrice: false, onStock: false }, CONSENT);
  expect(await shop.wishlist.mailsOfPerson(id)).toEqual([]);
  await mails.choose(id, BOTH, CONSENT);
  await db.transaction().execute((tx) => shop.wishlist.forgetPerson(tx, id));
  expect(await shop.wishlist.mailsOfPerson(id)).toEqual([]);
});

it('24.5 accounts that are merged do not inherit the consent of another address', async () => {
  const product = await aProduct(test, { sku: aSku() });
  const { id: from } = await aWatcher([product]);
  const { customer: into } = await aCustomer();
  await db.transaction().execute((tx) => shop.wishlist.merge(tx, from, into.id));
  expect(await mails.choice(into.id)).toEqual({ onPrice: false, onStock: false });
});

it('24.5 turned off the shop sends none', async () => {
  const sku = aSku();
  const { email, id } = await aWatcher([await aProduct(test, { sku, price: '100.00' })]);
  await aProduct(test, { sku, price: '50.00' });
  await shop.settings.set('wishlist.mails', false);
  expect(await mailsAfter(1, email)).toEqual([]);
  expect(await mails.choice(id)).toBeNull();
});
