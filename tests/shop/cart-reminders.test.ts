import { beforeEach, describe, expect, it } from 'vitest';
import { mailAbandonedCart } from '#jobs/mails/cart-reminder.ts';
import type { CartToken, ProductId } from '#kernel/ids.ts';
import { HOUR_MS } from '#kernel/instant.ts';
import { deliverMails } from '#platform/mail/deliver.ts';
import { folderTransport } from '#platform/mail/transport.ts';
import { EMPTY_DRAFT } from '#shop/checkout';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { accountsOf, anEmail } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, time, left, config } = test;
const accounts = accountsOf(test);
await deliverToDubai(test);
const device = (await aProduct(test, { sku: 'LEFT', price: '249.00' })) as ProductId;
const remind = mailAbandonedCart({ shop, db, config });

type Typed = { email?: string; remind?: string; firstName?: string };

async function aCart(typed: Typed, token: CartToken | null = null): Promise<CartToken> {
  const line = { productId: device, variationId: null, options: {}, quantity: 2 };
  const added = await shop.cart.add(token === null ? NO_CART : by(token), [line]);
  if (!added.ok) throw new Error(added.refusal.code);
  await shop.checkout.reviewForm({ ...EMPTY_DRAFT, ...typed }, { token: added.value.token });
  return added.value.token;
}

/** Moves the clock by hours, and runs the queue's jobs. @returns the mails that were sent */
async function mailsAfter(hours: number, email: string) {
  time.now = new Date(time.now.getTime() + hours * HOUR_MS);
  await shop.abandonedCarts.findDue();
  for (const cartId of left.splice(0)) {
    await remind({ cartId });
    await remind({ cartId });
  }
  return db
    .selectFrom('mail_message')
    .selectAll()
    .where('kind', '=', 'abandoned-cart')
    .where('recipient', '=', email)
    .execute();
}

function linkIn(html: string, path: string): string {
  const [, link = ''] = new RegExp(`${path}\\?link=([^"&]+)`).exec(html) ?? [];
  return decodeURIComponent(link);
}

beforeEach(() => {
  left.length = 0;
});

describe('an abandoned cart', () => {
  it('OR-03 is emailed once, after the configured time, with consent', async () => {
    const email = anEmail();
    await aCart({ email, remind: 'ar', firstName: 'Sara' });
    expect(await mailsAfter(3, email)).toEqual([]);
    const mails = await mailsAfter(2, email);
    expect(mails).toMatchObject([{ language: 'ar', subject: 'تركت منتجات في سلتك' }]);
    expect(mails[0]?.plain).toContain('2 × LEFT');
    expect(mails[0]?.plain).toContain('AED 498.00');
    expect(await mailsAfter(5, email)).toHaveLength(1);
  });

  it('CU-01 of a guest without consent is not emailed', async () => {
    const email = anEmail();
    await aCart({ email });
    expect(await mailsAfter(6, email)).toEqual([]);
  });

  it('CU-01 of an account is emailed while marketing consent is given', async () => {
    const one = await accounts.aCustomer();
    await aCart({}, one.session.cartToken);
    expect(await mailsAfter(6, one.email)).toHaveLength(1);
    const other = await accounts.aCustomer();
    await aCart({}, other.session.cartToken);
    await shop.customers.refuseOffers(other.customer.id);
    expect(await mailsAfter(6, other.email)).toEqual([]);
  });

  it('OR-03 is not emailed if its owner has ordered since on any device', async () => {
    const email = anEmail();
    await aCart({ email, remind: 'en' });
    time.now = new Date(time.now.getTime() + HOUR_MS);
    await anOrder(test, [{ id: device }], { email: email.toUpperCase() });
    expect(await mailsAfter(6, email)).toEqual([]);
  });

  it('OR-03 is not emailed when it was ordered or emptied while the mail was queued', async () => {
    const email = anEmail();
    const token = await aCart({ email, remind: 'en' });
    time.now = new Date(time.now.getTime() + 6 * HOUR_MS);
    expect(await shop.abandonedCarts.findDue()).toBe(1);
    const { lines } = await shop.cart.open(token);
    await shop.cart.remove(by(token), lines[0]?.key ?? ('' as never));
    expect(await mailsAfter(0, email)).toEqual([]);
  });

  it('OR-03 of an address with two carts is one email', async () => {
    const email = anEmail();
    await aCart({ email, remind: 'en' });
    time.now = new Date(time.now.getTime() + HOUR_MS);
    await aCart({ email, remind: 'en' });
    expect(await mailsAfter(4, email)).toHaveLength(1);
    expect(await mailsAfter(4, email)).toHaveLength(1);
  });

  it('CU-01 with tobacco only is not emailed', async () => {
    const email = anEmail();
    const sticks = await aProduct(test, {
      sku: 'STICKS',
      category: 'Tobacco sticks',
      more: { 'Meta: _product_class': 'tobacco' },
    });
    await db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', sticks).execute();
    const line = { productId: sticks as ProductId, variationId: null, options: {}, quantity: 1 };
    const added = await shop.cart.add(NO_CART, [line]);
    if (!added.ok) throw new Error(added.refusal.code);
    const sender = { token: added.value.token };
    await shop.checkout.reviewForm({ ...EMPTY_DRAFT, email, remind: 'en' }, sender);
    expect(await mailsAfter(6, email)).toEqual([]);
  });

  it('OR-03 is not emailed when the setting is off', async () => {
    await shop.settings.set('cart.reminder', { enabled: false, hours: 4 });
    const email = anEmail();
    await aCart({ email, remind: 'en' });
    expect(await mailsAfter(6, email)).toEqual([]);
    await shop.settings.set('cart.reminder', { enabled: true, hours: 4 });
  });
});

describe('the links of an abandoned cart email', () => {
  it('OR-03 open the cart on any device, idempotently, without revealing an address', async () => {
    const email = anEmail();
    const token = await aCart({ email, remind: 'en', firstName: 'Sara' });
    const [mail] = await mailsAfter(6, email);
    const link = linkIn(mail?.html ?? '', '/cart/return/');
    const elsewhere = await shop.abandonedCarts.open(link, null);
    expect(elsewhere?.cart.lines.map(({ quantity, productId }) => [productId, quantity])).toEqual([
      [device, 2],
    ]);
    const again = await shop.abandonedCarts.open(link, elsewhere?.token ?? null);
    expect(again).toMatchObject({ token: elsewhere?.token, cart: { itemCount: 2 } });
    expect((await shop.checkout.draft(elsewhere?.token ?? null)).email).toBe('');
    expect((await shop.abandonedCarts.open(link, token))?.token).toBe(token);
    expect(await shop.abandonedCarts.open(`${link}x`, null)).toBeNull();
    expect(await shop.abandonedCarts.open('cart-1.0123', null)).toBeNull();
  });

  it('OR-03 work for two weeks, longer than other carts are kept', async () => {
    const email = anEmail();
    await aCart({ email, remind: 'en' });
    const [mail] = await mailsAfter(6, email);
    const link = linkIn(mail?.html ?? '', '/cart/return/');
    time.now = new Date(time.now.getTime() + 13 * 24 * HOUR_MS);
    await shop.cart.forgetExpired();
    expect((await shop.abandonedCarts.open(link, null))?.cart.itemCount).toBe(2);
  });

  it('CU-01 unsubscribe a guest and an account with one click', async () => {
    const email = anEmail();
    const token = await aCart({ email, remind: 'en' });
    const [mail] = await mailsAfter(6, email);
    expect(mail?.unsubscribe_url).toContain('http://shop.test/reminders/stop/?link=stop-cart-');
    expect(mail?.html).toContain('/reminders/stop/?link=stop-cart-');
    expect(await shop.abandonedCarts.stop(linkIn(mail?.html ?? '', '/reminders/stop/'))).toBe(true);
    expect((await shop.checkout.draft(token)).remind).toBe('');

    const one = await accounts.aCustomer();
    await aCart({}, one.session.cartToken);
    const [letter] = await mailsAfter(6, one.email);
    const link = linkIn(letter?.html ?? '', '/reminders/stop/');
    for (const _ of [1, 2]) expect(await shop.abandonedCarts.stop(link)).toBe(true);
    const shown = await shop.customers.staff.show(one.customer.id);
    expect(shown?.customer.consent).toBeNull();
    expect(shown?.events.filter(({ kind }) => kind === 'consent-withdrawn')).toHaveLength(1);
    expect(await shop.abandonedCarts.stop('stop-customer-101.00000000000000000000000000000000')).toBe(false);
  });

  it('OR-03 are in the List-Unsubscribe header', async () => {
    const email = anEmail();
    await aCart({ email, remind: 'en' });
    await mailsAfter(6, email);
    const folder = `${config.dataDir}/outbox`;
    const saveMail = folderTransport(folder);
    let head = '';
    await deliverMails({
      db,
      from: async () => 'Jamra <hello@jamra.example>',
      transport: async (letter) => {
        await saveMail(letter);
        if (letter.recipient !== email) return;
        const { readFile } = await import('node:fs/promises');
        const name = `${String(letter.id).padStart(6, '0')}-abandoned-cart.eml`;
        head = (await readFile(`${folder}/${name}`, 'utf8')).replace(/\r\n[ \t]+/g, ' ');
      },
    })();
    expect(head).toMatch(/^List-Unsubscribe: ?<http:\/\/shop\.test\/reminders\/stop\/\?link=stop-cart-/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });
});
