import { expect, it } from 'vitest';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { aProductSet, aPromotion } from '#tests/a-promotion.ts';
import type { NewPromotion } from '../../promotion.ts';
import { printList } from './print-list.ts';
import { readList, wordsIn } from './read-list.ts';

const names = {
  products: new Map([['ACC-CASE', 1 as ProductId]]),
  categories: new Map([['accessories', 10 as CategoryId]]),
  momentOf: (text: string) => (/^\d{4}-/.test(text) ? new Date(text) : null),
};
const product = {
  skus: new Map([[1 as ProductId, 'ACC-CASE']]),
  slugs: new Map([[10 as CategoryId, 'accessories']]),
};

function aNewPromotion(more: Partial<NewPromotion> = {}): NewPromotion {
  const { id: _id, ...promotion } = aPromotion(more);
  return promotion;
}

const title = { en: 'Welcome' };

it('CO-05 defaults are omitted', () => {
  const { promotions, faults } = readList(
    [{ code: ' Welcome ', title, kind: 'percentage', percent: 10 }],
    names,
  );
  expect(faults).toEqual([]);
  expect(promotions).toEqual([aNewPromotion({ code: 'welcome', title })]);
});

it('CO-05 a printed list parses to the same promotions', () => {
  const all = aProductSet({ products: [1], categories: [10] });
  const buyGet = {
    kind: 'buy-get',
    buy: 2,
    get: 1,
    percent: 50,
    mostTimes: 3,
    bought: all,
    given: all,
  } as const;
  const promotions = [
    aNewPromotion({ code: 'a', benefit: { kind: 'none' }, freesDelivery: true, minimumSpend: aed(10_050) }),
    aNewPromotion({ code: 'b', benefit: { kind: 'percentage', percent: 12.5 }, freesDelivery: true }),
    aNewPromotion({ code: 'c', benefit: { kind: 'basket-amount', amount: aed(999) }, isActive: false }),
    aNewPromotion({
      code: 'd',
      benefit: { kind: 'piece-amount', amount: aed(5) },
      mostPieces: 4,
      includes: all,
    }),
    aNewPromotion({
      code: 'e',
      benefit: buyGet,
      isAutomatic: true,
      isIndividual: true,
      excludes: all,
      actsOnSaleGoods: false,
      maximumSpend: aed(50_000),
      startsAt: new Date('2026-12-01T00:00:00Z'),
      endsAt: new Date('2026-12-31T19:59:59.999Z'),
      usageLimit: 100,
      usageLimitPerCustomer: 1,
      emails: ['*@example.com'],
    }),
  ];
  const written: unknown = JSON.parse(JSON.stringify(printList(promotions, product)));
  expect(readList(written, names)).toEqual({ promotions, faults: [] });
});

it('CO-05 all faults are reported with their place', () => {
  const wrong = [
    {
      code: 'a b',
      title: {},
      kind: 'percentage',
      percent: 110,
      ends: 'soon',
      include: { products: ['NONE'] },
    },
    { code: 'X', title, kind: 'lottery' },
    { code: 'Y', title, kind: 'basket-amount', amount: '5.001', emails: ['nobody'], surprise: 1 },
    { code: 'Z', title, kind: 'free-delivery', starts: '2026-12-02', ends: '2026-12-01' },
    { code: 'W', title, kind: 'free-delivery', minimumSpend: 20, maximumSpend: '10' },
    { code: 'V', title, kind: 'free-delivery' },
    { code: 'v ', title, kind: 'free-delivery' },
    7,
  ];
  const { faults } = readList(wrong, names);
  expect(faults.map(({ place }) => place)).toEqual([
    '1 (a b), code',
    '1 (a b), title.en',
    '1 (a b), include.products.0',
    '1 (a b), ends',
    '1 (a b), percent',
    '2 (X), kind',
    '3 (Y), emails.0',
    '3 (Y), amount',
    '3 (Y)',
    '4 (Z), ends',
    '5 (W), maximumSpend',
    '7 (v )',
    '8',
  ]);
  expect(faults[2]?.problem).toBe("no product has the SKU 'NONE'");
  expect(readList({}, names).faults).toHaveLength(1);
});

it('CO-05 deleted products are marked, never treated as all products', () => {
  const promotion = aNewPromotion({ includes: aProductSet({ products: [9], categories: [99] }) });
  const written = printList([promotion], product);
  expect(wordsIn(written)).toContain('gone: 9');
  expect(readList(written, names).faults).toHaveLength(2);
});
