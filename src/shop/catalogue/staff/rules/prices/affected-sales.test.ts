import { expect, it } from 'vitest';
import { type BulkChange, bulkChange, withChange } from '../change.ts';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from '../empty-draft.ts';
import { affectedSales } from './affected-sales.ts';

const NOW = new Date('2026-11-27T08:00:00Z');
const BEFORE = '2026-11-20T00:00:00.000Z';
const AT = { now: NOW, terms: new Map() };
const SOON = '2026-12-01T00:00:00.000Z';
const LATER = '2026-12-10T00:00:00.000Z';

function priced(saleMinor: number | null, saleStartsAt: string | null, saleEndsAt: string | null) {
  return { ...EMPTY_PRODUCT.price, regularMinor: 10_000, saleMinor, saleStartsAt, saleEndsAt };
}

function sale(startsAt: string | null, percentOff = 50): BulkChange {
  return bulkChange.parse({ kind: 'sale', percentOff, startsAt });
}

function lossesOf(price: ReturnType<typeof priced>, change: BulkChange) {
  const draft = { ...EMPTY_PRODUCT, price };
  return affectedSales(draft, withChange(draft, change), AT);
}

it('BO-01 a scheduled sale ends the current one', () => {
  expect(lossesOf(priced(8000, BEFORE, SOON), sale(LATER))).toEqual([
    {
      ...{ variationId: null, option: { en: '' }, kind: 'ended', saleMinor: 8000 },
      ...{ startsAt: new Date(BEFORE), endsAt: new Date(SOON) },
    },
  ]);
  const dates = { kind: 'sale-dates', startsAt: LATER, endsAt: null } as const;
  expect(lossesOf(priced(8000, null, null), dates)).toMatchObject([{ kind: 'ended' }]);
});

it('BO-01 a sale that starts at once replaces a current sale with another price, and any scheduled sale', () => {
  expect(lossesOf(priced(8000, null, null), sale(null))).toMatchObject([{ kind: 'replaced' }]);
  expect(lossesOf(priced(8000, SOON, null), sale(LATER))).toMatchObject([{ kind: 'planned' }]);
  expect(lossesOf(priced(8000, SOON, null), { kind: 'sale-end' })).toMatchObject([{ kind: 'planned' }]);
});

it('BO-01 no sale is affected when there is none, it ended, its price is the same, or nothing can be saved', () => {
  expect(lossesOf(priced(null, null, null), sale(LATER))).toEqual([]);
  expect(lossesOf(priced(8000, null, BEFORE), sale(LATER))).toEqual([]);
  expect(lossesOf(priced(5000, null, null), sale(null))).toEqual([]);
  const wrong = { kind: 'price-set', price: 'sale', minor: 12_000 } as const;
  expect(lossesOf(priced(8000, null, null), wrong)).toEqual([]);
});

it('BO-01 variations are named by their values', () => {
  const values = [{ slug: 'sand', name: 'Sand' }];
  const attribute = { slug: 'colour', name: 'Colour', isGlobal: true, isVisible: true, isVariation: true };
  const draft = {
    ...{ ...EMPTY_PRODUCT, type: 'variable' as const },
    attributes: [{ ...attribute, values, defaultValue: '' }],
    variations: [{ ...EMPTY_VARIATION, id: 7, options: { colour: 'sand' }, price: priced(8000, null, null) }],
  };
  expect(affectedSales(draft, withChange(draft, { kind: 'sale-end' }), AT)).toMatchObject([
    { variationId: 7, option: { en: 'Sand', ar: 'Sand' }, kind: 'ended' },
  ]);
});
