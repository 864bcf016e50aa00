import { afterEach, describe, expect, it } from 'vitest';
import { aPromotion } from '../a-promotion.ts';
import { aProduct } from '../a-shop.ts';
import { aContract, addressOf, postOwn, securityOf } from './a-contract.ts';
import { cookieAfter } from './a-wire.ts';

const { test, app } = await aContract();
const { settings } = test.shop;
const sticks = await aProduct(test, { sku: 'REVIEW-STICKS', more: { 'Meta: _jamra_class': 'tobacco' } });
const pouch = await aProduct(test, { sku: 'REVIEW-POUCH' });

async function fill(cookie: string, productId: number): Promise<string> {
  const fields = { product_id: String(productId), quantity: '1' };
  return cookieAfter(await postOwn(app, addressOf('add_to_cart'), { fields, cookie })) || cookie;
}

async function fragmentsOf(cookie: string, fields: Record<string, string> = {}) {
  const answer = await postOwn(app, addressOf('update_order_review'), {
    fields: { security: securityOf('update-order-review'), ...fields },
    cookie,
  });
  return answer.json().fragments as Record<string, string>;
}

const payment = async (cookie: string) =>
  (await fragmentsOf(cookie, { state: 'DU' }))['.woocommerce-checkout-payment'] ?? '';
const table = async (cookie: string) =>
  (await fragmentsOf(cookie))['.woocommerce-checkout-review-order-table'] ?? '';

describe('a payment method that tobacco rules out', () => {
  afterEach(() => settings.set('restrictions.rules', []));
  const rule = {
    ...{ id: 'no-cash', class: 'tobacco', emirates: null, mode: 'sell', minimumAge: null },
    ...{ forbidsPayment: ['cod'], words: { en: 'By law.' } },
  };

  it('PM-04 is named with its reason', async () => {
    const cookie = await fill('', sticks);
    expect(await payment(cookie)).not.toContain('data-not-for');
    await settings.set('restrictions.rules', [rule] as never);
    const shown = await payment(cookie);
    expect(shown).not.toContain('payment_method_cod');
    expect(shown).toContain('Not available for tobacco: Cash on delivery');
  });

  it('PM-04 is offered without tobacco, and not named where it is turned off', async () => {
    await settings.set('restrictions.rules', [rule] as never);
    expect(await payment(await fill('', pouch))).not.toContain('data-not-for');
    await settings.set('payments.cod', { ...(await settings.all())['payments.cod'], enabled: false });
    expect(await payment(await fill('', sticks))).not.toContain('data-not-for');
    await settings.set('payments.cod', { ...(await settings.all())['payments.cod'], enabled: true });
  });
});

describe('a code that lowers less than its share', () => {
  it('CO-05 shows the reason beside its amount', async () => {
    const { id: _id, ...promotion } = aPromotion({ code: 'partly' });
    await test.shop.promotions.save(promotion);
    const enter = async (cookie: string) => {
      const fields = { security: securityOf('apply-coupon'), coupon_code: 'PARTLY' };
      await postOwn(app, addressOf('apply_coupon'), { fields, cookie });
      return table(cookie);
    };
    const cookie = await fill('', pouch);
    expect(await enter(cookie)).not.toContain('data-limit');
    expect(await table(await fill(cookie, sticks))).toContain('data-limit="tobacco"');
  });
});

describe('free delivery without an emirate', () => {
  it('CO-05 is free in the totals too', async () => {
    const { id: _id, ...promotion } = aPromotion({ code: 'freed', freesDelivery: true });
    await test.shop.promotions.save({ ...promotion, benefit: { kind: 'none' } });
    const cookie = await fill('', pouch);
    expect(await table(cookie)).toContain('Not selected');
    const fields = { security: securityOf('apply-coupon'), coupon_code: 'FREED' };
    await postOwn(app, addressOf('apply_coupon'), { fields, cookie });
    const freed = await table(cookie);
    expect(freed).toContain('Free delivery');
    expect(freed).not.toContain('Not selected');
  });
});
