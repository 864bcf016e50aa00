import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARDS, openPage, pay } from '../a-payment.ts';
import { aPromotion } from '../a-promotion.ts';
import { aProduct } from '../a-shop.ts';
import { aContract, addressOf, postOwn, securityOf } from './a-contract.ts';
import { cookieAfter } from './a-wire.ts';
import { INVALID_VALUES } from './invalid-input.ts';

const { test, app, RIGHT, aCart } = await aContract();
const right = RIGHT.checkout ?? {};
const place = (fields: Record<string, string>, cookie: string) =>
  postOwn(app, addressOf('checkout'), { fields: { ...right, ...fields }, cookie });
const review = (fields: Record<string, string>, cookie: string) =>
  postOwn(app, addressOf('update_order_review'), {
    fields: { security: securityOf('update-order-review'), ...fields },
    cookie,
  });

const TABLE = '.woocommerce-checkout-review-order-table';

async function orderOf(id: number) {
  const order = await test.shop.orders.find(id as never);
  if (order === null) throw new Error('no order');
  return order;
}

describe('?wc-ajax=checkout', () => {
  it('CO-01 CO-09 CO-10 places the order with address, company and accepted versions', async () => {
    const answer = await place(
      { billing_phone: '٠٥٠١٢٣٤٥٦٧', billing_unit: '١٢', billing_trn: '١٠٠ 1234 5678 9003' },
      await aCart(),
    );
    const { result, redirect, order_id } = answer.json();
    expect(result).toBe('success');
    expect(redirect).toMatch(/^\/checkout\/order-received\/\d+\/\?key=wc_order_[A-Za-z0-9]{13}$/);
    expect(await orderOf(order_id)).toMatchObject({
      phone: '+971501234567',
      company: 'A company',
      trn: '100123456789003',
      address: { area: 'Al Safa', unit: '12', building: 'Villa 14', emirate: 'DU' },
      termsVersion: expect.stringMatching(/^2026-11/),
      privacyVersion: expect.stringMatching(/^2026-11/),
    });
  });

  it('CO-01 lists each invalid field separately', async () => {
    const answer = await place({ billing_phone: '04', billing_city: '', terms: '' }, await aCart());
    const { result, messages, refresh, reload } = answer.json();
    expect([result, refresh, reload]).toEqual(['failure', false, false]);
    const ids = [...messages.matchAll(/<li data-id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['billing_phone', 'billing_city', 'terms']);
  });

  it('CO-10 refuses a tax number without company or with other than fifteen digits', async () => {
    const cookie = await aCart();
    const short = await place({ billing_trn: '12345' }, cookie);
    expect(short.json().messages).toContain('data-id="billing_trn"');
    const nameless = await place({ billing_trn: '100123456789003', billing_company: '' }, cookie);
    expect(nameless.json().messages).toContain('data-id="billing_company"');
  });

  it('SV-04 identifies the payer, so that the sixth card of a shopper is delayed', async () => {
    await test.shop.settings.set('payments.provider', 'test');
    const fields = { payment_method: 'jamra_card', billing_email: 'tester@example.com' };
    const first = await place(fields, await aCart());
    expect(first.json().redirect).toContain('/test-payments/');
    const [payment] = await test.db
      .selectFrom('payment')
      .select(['by_address', 'by_cart'])
      .where('order_id', '=', first.json().order_id)
      .execute();
    expect(
      [payment?.by_address, payment?.by_cart].map((digest) => digest !== '' && digest !== undefined),
    ).toEqual([true, true]);
    const placed = await orderOf(first.json().order_id);
    for (let tries = 0; tries < 5; tries += 1) {
      await pay(test, await openPage(test, placed), CARDS.declined);
      await test.shop.payments.latest(placed.id);
    }
    const sixth = await place(fields, await aCart());
    expect(sixth.json().redirect).toMatch(/\/checkout\/order-pay\/\d+\/.*&problem=too-many-failures$/);
    await test.shop.settings.set('payments.provider', 'none');
  });

  it('CO-07 places one order per form, however often it is sent', async () => {
    const cookie = await aCart();
    const idempotency_key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => place({ idempotency_key }, cookie)));
    expect(new Set(answers.map((answer) => answer.json().order_id)).size).toBe(1);
  });

  it('CO-07 refuses another visitor’s key without the order’s link', async () => {
    const idempotency_key = crypto.randomUUID();
    const placed = (await place({ idempotency_key }, await aCart())).json();
    expect(placed.result).toBe('success');
    const answer = await place({ idempotency_key }, await aCart());
    expect(answer.json()).toMatchObject({ result: 'failure', refresh: true });
    expect(answer.json().messages).toContain('already been used');
    expect(answer.body).not.toContain('wc_order_');
    expect(answer.json().order_id).toBeUndefined();
  });

  it('CO-02 refuses a separate delivery address', async () => {
    const cookie = await aCart();
    const other = { ship_to_different_address: '1', shipping_city: 'Al Barsha' };
    const refused = (await place(other, cookie)).json();
    expect(refused.result).toBe('failure');
    expect(refused.messages).toContain('one address');
    const same = { ship_to_different_address: '1', shipping_city: 'Al Safa', shipping_country: 'AE' };
    expect((await place(same, cookie)).json().result).toBe('success');
  });

  it('CO-06 reports a changed total before charging and requests fresh totals', async () => {
    const cookie = await aCart();
    const answer = await place({ seen_total: '1' }, cookie);
    expect(answer.json()).toMatchObject({ result: 'failure', refresh: true, reload: false });
    expect(answer.json().messages).toContain('have changed');
    const fresh = (await review({}, cookie)).json().fragments['.woocommerce-checkout-payment'];
    const seen_total = /name="seen_total" value="(\d+)"/.exec(fresh)?.[1] ?? '';
    expect((await place({ seen_total }, cookie)).json().result).toBe('success');
  });

  it('CO-05 ignores totals in the form', async () => {
    const answer = await place({ total: '1', order_total: '0.01', price: '0' }, await aCart());
    const { totals, lines } = await orderOf(answer.json().order_id);
    expect(totals.subtotal.minor).toBe(lines.reduce((sum, { total }) => sum + total.minor, 0));
    expect(totals.total.minor).toBeGreaterThan(totals.delivery.minor);
  });

  it('SV-05 requests a refresh when the nonce is missing, expired or foreign', async () => {
    const cookie = await aCart();
    for (const nonce of ['', 'ffffffffff', securityOf('cart')]) {
      const answer = await place({ 'woocommerce-process-checkout-nonce': nonce }, cookie);
      expect(answer.json()).toMatchObject({ result: 'failure', refresh: true });
    }
  });

  it('SV-05 stores typed values despite an expired nonce, and nothing without a form', async () => {
    const cookie = await aCart();
    await place({ 'woocommerce-process-checkout-nonce': 'ffffffffff', order_comments: 'Ring twice' }, cookie);
    await postOwn(app, addressOf('checkout'), { fields: {}, cookie });
    const token = /wp_woocommerce_session_[0-9a-f]{32}=([^;]+)/.exec(cookie)?.[1];
    expect(await test.shop.checkout.draft(token as never)).toMatchObject({
      note: 'Ring twice',
      firstName: 'Sara',
      street: 'Street 12',
    });
  });

  it('CO-08 reports an expired session without a cart, with a shop link', async () => {
    const { result, messages, refresh } = (await place({}, '')).json();
    expect([result, refresh]).toEqual(['failure', false]);
    expect(messages).toContain('href="/shop/"');
  });
});

describe('cash on delivery at the checkout', () => {
  const LIMITS = {
    ...{ enabled: true, feeMinor: 1000, maximumMinor: 50_000 },
    ...{ emirates: ['DU'], confirmAboveMinor: 40_000 },
  };
  const allow = (change: Partial<typeof LIMITS>) =>
    test.shop.settings.set('payments.cod', { ...LIMITS, ...change } as never);
  let lamp = 0;

  beforeAll(async () => {
    lamp = await aProduct(test, { sku: 'CASH-LAMP', price: '100.00' });
  });
  afterAll(() => allow({ feeMinor: 0, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 }));

  /** A cart of so many lamps at 100.00, to Dubai. */
  async function lamps(quantity: number) {
    const fields = { product_id: String(lamp), quantity: String(quantity) };
    const cookie = cookieAfter(await postOwn(app, addressOf('add_to_cart'), { fields }));
    const { fragments } = (await review({ state: 'DU', payment_method: 'cod' }, cookie)).json();
    return {
      table: fragments[TABLE] as string,
      offersCash: (fragments['.woocommerce-checkout-payment'] as string).includes('payment_method_cod'),
      place: async () => (await place({}, cookie)).json(),
    };
  }

  it('PM-01 is not offered for an order of 600 with a limit of 500, nor accepted', async () => {
    await allow({});
    expect((await lamps(4)).offersCash).toBe(true);
    const dear = await lamps(6);
    expect(dear.offersCash).toBe(false);
    expect(await dear.place()).toMatchObject({ result: 'failure' });
    await allow({ maximumMinor: 70_000 });
    expect((await lamps(6)).offersCash).toBe(true);
  });

  it('PM-01 adds its fee to the sums that are shown and to the order', async () => {
    await allow({});
    const { table, place: order } = await lamps(2);
    expect(table).toMatch(/class="fee"[\s\S]*?10\.00/);
    const { totals } = await orderOf((await order()).order_id);
    expect([totals.fee.minor, totals.total.minor - totals.delivery.minor]).toEqual([1000, 21_000]);
  });

  it('PM-01 is offered in its emirates, and accepted in no other', async () => {
    await allow({ emirates: ['SH'] });
    const { offersCash, place: order } = await lamps(1);
    expect(offersCash).toBe(false);
    expect(await order()).toMatchObject({ result: 'failure' });
  });

  it('PM-01 waits for a call on the telephone above its amount, and for none below', async () => {
    await allow({});
    const statusOf = async (quantity: number) => {
      const { order_id } = await (await lamps(quantity)).place();
      return (await orderOf(order_id)).status;
    };
    expect(await statusOf(2)).toBe('confirmed');
    expect(await statusOf(4)).toBe('on-hold');
  });
});

describe('?wc-ajax=apply_coupon', () => {
  it('CO-05 uses the email sent with a code limited to emails', async () => {
    const { id: _id, ...promotion } = aPromotion({ code: 'friends', emails: ['*@friends.example'] });
    await test.shop.promotions.save(promotion);
    const cookie = await aCart();
    const enter = async (billing_email: string) => {
      const fields = { security: securityOf('apply-coupon'), coupon_code: 'FRIENDS', billing_email };
      return (await postOwn(app, addressOf('apply_coupon'), { fields, cookie })).body;
    };
    expect(await enter('')).toContain('Enter your email first');
    expect(await enter('sara@example.com')).toContain('isn’t valid for this email');
    expect(await enter('sara@friends.example')).toContain('woocommerce-message');
  });
});

describe('?wc-ajax=update_order_review', () => {
  it('CO-08 stores typed values with the cart, for reloads and other tabs', async () => {
    const cookie = await aCart();
    const post_data = new URLSearchParams({
      billing_phone: '0501234567',
      billing_first_name: 'Sara',
      billing_landmark: 'By the park',
      age_confirmed: '1',
      terms: '1',
    }).toString();
    await review({ state: 'SH', post_data }, cookie);
    const token = /wp_woocommerce_session_[0-9a-f]{32}=([^;]+)/.exec(cookie)?.[1];
    expect(await test.shop.checkout.draft(token as never)).toMatchObject({
      phone: '0501234567',
      firstName: 'Sara',
      landmark: 'By the park',
      emirate: 'SH',
      age: '',
      terms: '',
    });
  });

  it('CO-08 stores no personal data after ordering', async () => {
    const cookie = await aCart();
    await place({}, cookie);
    const token = /wp_woocommerce_session_[0-9a-f]{32}=([^;]+)/.exec(cookie)?.[1];
    expect(await test.shop.checkout.draft(token as never)).toMatchObject({ phone: '', email: '' });
  });

  it('CO-05 calculates with the chosen method', async () => {
    const cookie = await aCart();
    const token = /wp_woocommerce_session_[0-9a-f]{32}=([^;]+)/.exec(cookie)?.[1];
    const { rates } = (await test.shop.cart.open(token as never)).delivery;
    const byWay = async (place: number) =>
      (await review({ 'shipping_method[0]': rates[place]?.id ?? '' }, cookie)).json().fragments[TABLE];
    const [cheapest, dearest] = [await byWay(0), await byWay(1)];
    expect(cheapest).toContain('15.00');
    expect(dearest).toContain('30.00');
  });

  it('CA-07 parses any form it gets', async () => {
    const cookie = await aCart();
    const names = ['order_comments', 'billing_first_name', 'billing_email', 'billing_phone', 'billing_state'];
    const chosen = ['shipping_method[0]', 'delivery_slot', 'payment_method', 'jamra_card', 'constructor'];
    for (const value of INVALID_VALUES) {
      const pairs = [...names, ...chosen].map((name) => [name, value]);
      for (const post_data of [
        pairs.map((pair) => pair.join('=')).join('&'),
        new URLSearchParams(pairs).toString(),
      ]) {
        const answer = await review({ post_data }, cookie);
        expect([value.slice(0, 60), answer.statusCode]).toEqual([value.slice(0, 60), 200]);
      }
    }
  });

  it('CO-08 has one fragment for an empty cart', async () => {
    const answer = (await review({}, '')).json();
    expect(Object.keys(answer)).toEqual(['fragments']);
    expect(Object.keys(answer.fragments)).toEqual(['form.woocommerce-checkout']);
  });
});
