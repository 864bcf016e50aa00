import { describe, expect, it } from 'vitest';
import type { CartToken, OrderId, ProductId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { Tx } from '#platform/database/client.ts';
import { typed } from '../a-draft.ts';
import { aProduct, aShop, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy } from '../delivery.ts';

const test = aShop(await aDatabase());
const { shop, time } = test;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const morning = { weekdays: EVERY_DAY, fromMinute: 540, toMinute: 780, cutoffHours: 12, capacity: null };
const evening = { ...morning, fromMinute: 1020, toMinute: 1260, capacity: 1 };
const daily = aMethod({ daysAhead: 4, slots: [morning, evening] });
const zone = await deliverBy(test, [daily, aMethod({ code: 'van' })]);
const id = await aProduct(test, { sku: 'CARRIED' });

async function aCart(productId = id): Promise<CartToken> {
  const line = { productId: productId as ProductId, variationId: null, options: {}, quantity: 1 };
  const added = await shop.cart.add(NO_CART, [line]);
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value.token;
}

/** Places the order with the requested time, after opening the form. */
async function order(token: CartToken, more: Partial<typeof typed> = {}) {
  const review = await shop.checkout.review(token, { ...typed, ...more });
  return shop.checkout.place({
    token,
    draft: { ...typed, delivery: review.rate?.id ?? '', ...more },
    language: 'en',
    idempotencyKey: crypto.randomUUID(),
    seenTotalMinor: null,
  });
}

async function slotsOf(token: CartToken) {
  return (await shop.checkout.review(token, typed)).slots;
}

/** The evening window of the nth day that has one. */
async function eveningOf(token: CartToken, day: number): Promise<string> {
  const evenings = (await slotsOf(token)).filter((_, place) => place % 2 === 1);
  return evenings[day]?.id ?? '';
}

describe('a delivery slot', () => {
  it('CO-05 is chosen with the method, by default the first, and stored with the order', async () => {
    const token = await aCart();
    const review = await shop.checkout.review(token, typed);
    expect(review.slots).toHaveLength(6);
    expect(review.slot).toEqual(review.slots[0]);
    const placed = await order(token);
    expect(placed).toMatchObject({
      value: {
        delivery: {
          arrivesOn: new Date('2026-11-23T09:00:00+04:00'),
          slot: { from: new Date('2026-11-23T09:00:00+04:00'), to: new Date('2026-11-23T13:00:00+04:00') },
        },
      },
    });
    if (placed.ok) expect(await shop.orders.find(placed.value.id)).toEqual(placed.value);
  });

  it('CO-05 is not offered for methods without slots', async () => {
    const token = await aCart();
    const van = (await shop.checkout.review(token, typed)).rates.find(({ code }) => code === 'van')?.id ?? '';
    const slot = await eveningOf(token, 0);
    expect(await order(token, { delivery: van, slot })).toMatchObject({
      value: { delivery: { slot: null } },
    });
  });

  it('CO-05 the last place goes to one of twelve, others are refused at the field', async () => {
    // A product for each: these orders compete for nothing but the slot.
    const products: ProductId[] = [];
    for (let place = 0; place < 12; place += 1)
      products.push(await aProduct(test, { sku: `RIVAL-${place}` }));
    const tokens = await Promise.all(products.map((one) => aCart(one)));
    const slot = await eveningOf(tokens[0] as CartToken, 0);
    const placed = await Promise.all(tokens.map((token) => order(token, { slot })));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of placed)
      if (!one.ok)
        expect(one.refusal).toEqual({ code: 'checkout.wrong-fields', problems: { slot: 'slot-wrong' } });
    // The cart of the successful order is empty, and has no delivery.
    const refused = tokens[placed.findIndex(({ ok }) => !ok)];
    const after = await slotsOf(refused as CartToken);
    expect(after.find((one) => one.id === slot)?.isFull).toBe(true);
  });

  it('CO-05 is counted once per order', async () => {
    const token = await aCart();
    const held = (await slotsOf(token)).find((one, place) => place % 2 === 1 && !one.isFull);
    const placed = await order(token);
    if (held === undefined || !placed.ok) throw new Error('nothing to hold');
    const { id: slotId, from } = held;
    const seen: string[] = [];
    const hold = (orderId: OrderId, work: (tx: Tx) => Promise<void>) =>
      test.db.transaction().execute(async (tx) => {
        const isHeld = await shop.shipping.hold(tx, { slotId, orderId, from });
        seen.push(`${isHeld}`);
        await work(tx);
        return isHeld;
      });
    let second: Promise<boolean> | null = null;
    await hold(placed.value.id, async (tx) => {
      second = hold(0 as OrderId, async () => undefined);
      await new Promise((go) => setTimeout(go, 200));
      expect(seen, 'the second waits').toEqual(['true']);
      const delivery = JSON.stringify({ ...placed.value.delivery, slot: held });
      await tx.updateTable('shop_order').set({ delivery }).where('id', '=', placed.value.id).execute();
    });
    expect(await second).toBe(false);
    await shop.orders.move(placed.value.id, 'cancelled', { actor: 'test', reason: 'over' });
  });

  it('CO-05 is released by a cancelled order', async () => {
    const token = await aCart();
    const slot = await eveningOf(token, 1);
    const first = await order(token, { slot });
    const other = await aCart();
    expect((await order(other, { slot })).ok).toBe(false);
    if (first.ok) await shop.orders.move(first.value.id, 'cancelled', { actor: 'test', reason: 'over' });
    expect((await order(other, { slot })).ok).toBe(true);
  });

  it('CO-05 is refused when past or unknown', async () => {
    const token = await aCart();
    const slot = await eveningOf(token, 2);
    for (const wrong of [slot.replace(/@.*/, '@2020-01-01'), slot.replace(/@.*/, '@9999-12-31')])
      expect(await order(token, { slot: wrong })).toMatchObject({
        refusal: { problems: { slot: 'slot-wrong' } },
      });
  });

  it('CO-05 is stored with the cart', async () => {
    const token = await aCart();
    const slot = await eveningOf(token, 2);
    await shop.checkout.reviewForm({ ...typed, slot }, { token });
    expect((await shop.checkout.draft(token)).slot).toBe(slot);
  });

  it('CO-08 stays reserved while its order’s payment is retried', async () => {
    await shop.settings.set('payments.provider', 'test');
    const token = await aCart();
    const slot = await eveningOf(token, 2);
    const waiting = await order(token, { slot, payment: 'jamra_card' });
    expect(waiting).toMatchObject({ value: { status: 'pending', delivery: { slot: { id: slot } } } });
    expect((await order(await aCart(), { slot })).ok).toBe(false);
    const again = await order(token, { slot });
    expect(again).toMatchObject({ value: { status: 'confirmed', delivery: { slot: { id: slot } } } });
    if (waiting.ok && again.ok) expect(again.value.id).toBe(waiting.value.id);
  });

  it('CO-08 is checked again when a failed order proceeds', async () => {
    time.now = new Date(time.now.getTime() + 3 * DAY_MS);
    const token = await aCart();
    const wanted = await eveningOf(token, 2);
    const waiting = await order(token, { slot: wanted, payment: 'jamra_card' });
    if (!waiting.ok) throw new Error(JSON.stringify(waiting.refusal));
    await shop.orders.move(waiting.value.id, 'failed', { actor: 'test', reason: 'declined' });
    expect((await order(await aCart(), { slot: wanted })).ok).toBe(true);
    expect(await shop.orders.move(waiting.value.id, 'pending', { actor: 'test', reason: 'again' })).toEqual({
      ok: false,
      refusal: { code: 'orders.slot-gone' },
    });
  });
});

describe('shipping setup', () => {
  it('CO-05 is read and saved; rows with an id stay the same', async () => {
    const [before] = await shop.shipping.zones();
    const [method] = before?.methods ?? [];
    expect([before?.id, method?.slots.length]).toEqual([zone.id, 2]);
    if (before === undefined || method === undefined) throw new Error('no zone');
    const saved = await shop.shipping.save([
      {
        ...before,
        closedDays: ['2026-12-02', '2026-12-03'],
        methods: [
          {
            ...daily,
            id: method.id,
            slots: method.slots.map((window) => ({ ...window, capacity: 9 })).reverse(),
          },
        ],
      },
    ]);
    expect(saved).toMatchObject({
      value: [
        {
          id: before.id,
          closedDays: ['2026-12-02', '2026-12-03'],
          methods: [{ id: method.id, slots: [{ capacity: 9 }, { capacity: 9 }] }],
        },
      ],
    });
    const ids = saved.ok ? saved.value[0]?.methods[0]?.slots.map((window) => window.id) : [];
    expect(ids).toEqual(method.slots.map((window) => window.id).reverse());
  });

  it('CO-05 reports invalid values and changes nothing', async () => {
    const before = await shop.shipping.zones();
    expect(await shop.shipping.save([{ name: { en: '' }, emirates: ['DU'], methods: [] }])).toEqual({
      ok: false,
      refusal: { code: 'shipping.wrong-zones', fields: ['0.name.en'] },
    });
    expect(await shop.shipping.zones()).toEqual(before);
  });
});
