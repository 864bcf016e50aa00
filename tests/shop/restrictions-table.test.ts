import { expect, it } from 'vitest';
import type { CustomerId, ProductId } from '#kernel/ids.ts';
import type { ProductClass } from '#shop/catalogue';
import type { RestrictionRule } from '#shop/settings';
import { typed } from '../a-draft.ts';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy } from '../delivery.ts';

const test = aShop(await aDatabase());
const { shop } = test;

await deliverBy(test, [aMethod(), aMethod({ code: 'collect', costMinor: 2000 })], { emirates: ['DU', 'SH'] });

const CLASSES: readonly ProductClass[] = ['tobacco', 'device', 'accessory', 'other'];
const CATEGORY: Readonly<Record<string, string>> = {
  tobacco: 'Tobacco sticks',
  device: 'Devices',
  accessory: 'Accessories',
  other: 'Gifts',
};
const products = new Map<ProductClass, ProductId>();
for (const kind of CLASSES) {
  const id = await aProduct(test, { sku: `CASE-${kind}`, category: CATEGORY[kind] ?? '' });
  await test.db.updateTable('product').set({ class: kind }).where('id', '=', id).execute();
  await shop.refreshListing([id as ProductId]);
  products.set(kind, id as ProductId);
}

/** The effects of a rule, beside where it applies. */
const ORDERS: readonly { name: string; order: Partial<RestrictionRule> }[] = [
  { name: 'sell', order: {} },
  { name: 'collect', order: { mode: 'collect' } },
  { name: 'catalogue', order: { mode: 'catalogue' } },
  { name: 'adults', order: { mode: 'adults' } },
  { name: 'no cash', order: { forbidsPayment: ['cod'] } },
];

/** Buyers and destinations; the rule applies everywhere or in Dubai alone. */
const BUYERS = [
  { name: 'everywhere, to Dubai', inDubaiOnly: false, emirate: 'DU', isSignedIn: false, collects: false },
  { name: 'in Dubai, to Dubai', inDubaiOnly: true, emirate: 'DU', isSignedIn: false, collects: false },
  { name: 'in Dubai, to Sharjah', inDubaiOnly: true, emirate: 'SH', isSignedIn: false, collects: false },
  { name: 'everywhere, signed in', inDubaiOnly: false, emirate: 'DU', isSignedIn: true, collects: false },
  { name: 'everywhere, collected', inDubaiOnly: false, emirate: 'DU', isSignedIn: false, collects: true },
] as const;

const cases = CLASSES.flatMap((kind) =>
  ORDERS.flatMap(({ name, order }) => BUYERS.map((buyer) => ({ kind, name, order, buyer }))),
);
type Case = (typeof cases)[number];

/** The expected outcome of a case, stated independently: the refusal's code, or that it is sold. */
function expected({ name, buyer }: Case): string {
  const holds = !buyer.inDubaiOnly || buyer.emirate === 'DU';
  if (!holds || name === 'sell') return 'sold';
  if (name === 'catalogue') return 'restrictions.not-sold';
  if (name === 'collect') return buyer.collects ? 'sold' : 'restrictions.collect-only';
  if (name === 'adults') return buyer.isSignedIn ? 'sold' : 'restrictions.signed-in-only';
  return 'checkout.no-payment';
}

const CUSTOMER = 1 as CustomerId;

async function order({ kind, buyer }: Case): Promise<string> {
  const { emirate, isSignedIn, collects } = buyer;
  const line = { productId: products.get(kind) as ProductId, variationId: null, options: {}, quantity: 1 };
  const added = await shop.cart.add(NO_CART, [line]);
  if (!added.ok)
    return added.refusal.code === 'cart.restricted' ? 'restrictions.not-sold' : added.refusal.code;
  const { token } = added.value;
  await shop.cart.chooseDelivery(by(token), { emirate });
  const { delivery } = await shop.cart.open(token);
  const rate = delivery.rates.find(({ code }) => code === (collects ? 'collect' : 'standard'));
  const draft = {
    ...typed,
    emirate,
    delivery: rate?.id ?? delivery.rates[0]?.id ?? 'none',
  };
  const placed = await shop.checkout.place({
    token,
    draft,
    language: 'en',
    customerId: isSignedIn ? CUSTOMER : null,
    idempotencyKey: crypto.randomUUID(),
    seenTotalMinor: null,
  });
  if (placed.ok) return 'sold';
  const { refusal } = placed;
  return refusal.code === 'checkout.restricted' ? refusal.refusal.code : refusal.code;
}

it.each(cases.map((one) => [`${one.kind}, ${one.name}, ${one.buyer.name}`, one] as const))(
  'PM-04 list, cart and checkout agree: %s',
  async (_name, one) => {
    const rule = {
      id: 'the-case',
      class: one.kind,
      emirates: one.buyer.inDubaiOnly ? ['DU'] : null,
      mode: 'sell',
      minimumAge: null,
      forbidsPayment: [],
      words: { en: 'As the law has it.' },
      ...one.order,
    };
    expect((await shop.settings.set('restrictions.rules', [rule])).ok).toBe(true);
    expect(await order(one)).toBe(expected(one));
    const [card] = await shop.listing.findCards([products.get(one.kind) as ProductId], 'en', test.time.now);
    const isOnlyShown = one.name === 'catalogue' && !one.buyer.inDubaiOnly;
    expect(card?.isPurchasable).toBe(!isOnlyShown);
  },
);
