import { expect, it } from 'vitest';
import { actionRegistry } from '#admin-actions/registry.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { auditActions as inArabic } from '../messages/ar/actions.ts';
import { auditActions as inEnglish } from '../messages/en/actions.ts';
import { auditAreas } from '../messages/en/areas.ts';
import { type NamedEntry, sentenceOf } from './sentence.ts';

const entry: NamedEntry = {
  staffName: 'Sara',
  action: 'products.change-one',
  subject: 'product:12',
  outcome: 'done',
  fields: [],
  names: {},
};

/** Without direction marks. */
const sentence = (more: Partial<NamedEntry>, language: 'en' | 'ar' = 'en') =>
  sentenceOf(wordsIn(language), { ...entry, ...more }).replace(/[\u2068\u2069]/g, '');

const PRICE = { table: 'product', field: 'regular_price_minor', before: 1200, after: 1300 };

it('RO-04 one changed field is shown with its old and new value', () => {
  const names = { 'product:12': 'Ember One' };
  expect(sentence({ fields: [PRICE], names })).toBe(
    'Sara changed the price of “Ember One” from AED 12.00 to AED 13.00',
  );
  expect(sentence({ fields: [PRICE], names }, 'ar')).toBe(
    'تغيير سعر «Ember One» من 12.00 درهم إلى 13.00 درهم، بواسطة Sara',
  );
  expect(sentence({ fields: [{ ...PRICE, field: 'sale_price_minor', before: null }] })).toBe(
    'Sara changed the sale price of product 12 from none to AED 13.00',
  );
  expect(
    sentence({
      ...{ action: 'orders.move', subject: 'order:1042' },
      fields: [{ table: 'shop_order', field: 'status', before: 'confirmed', after: 'packed' }],
    }),
  ).toBe('Sara changed the status of order 1042 from Confirmed to Packed');
});

it('RO-04 several changed fields make one sentence', () => {
  expect(
    sentence({ action: 'products.save', fields: [PRICE, { ...PRICE, field: 'sale_price_minor' }] }),
  ).toBe('Sara saved product 12');
});

it('RO-04 a field that changes as a side effect is not in the sentence', () => {
  const stock = { table: 'stock_shelf', field: 'quantity', before: 40, after: 39 };
  expect(sentence({ action: 'orders.create', subject: '', fields: [stock] })).toBe('Sara created an order');
  expect(sentence({ action: 'stock.adjust', fields: [stock] })).toBe(
    'Sara changed the stock of product 12 from 40 to 39',
  );
});

it('RO-04 the sentence says whether the subject is new or several', () => {
  expect(sentence({ action: 'products.save', subject: 'product:new' })).toBe('Sara saved a new product');
  expect(sentence({ action: 'promotions.save', subject: '' })).toBe('Sara saved a new promotion');
  expect(sentence({ action: 'products.change-many', subject: 'product:1 product:2 prod' })).toBe(
    'Sara changed product 1 and others at once',
  );
  expect(sentence({ action: 'redirects.keep', subject: 'redirect:/a:b/' })).toBe('Sara saved redirect /a:b/');
});

it('RO-04 a refused action is marked as rejected, and an unknown action shows its code', () => {
  expect(sentence({ action: 'refunds.make', subject: 'order:7', outcome: 'staff.forbidden' })).toBe(
    'Sara refunded order 7 – rejected, nothing changed',
  );
  expect(sentence({ action: 'old.deed', subject: '' })).toBe('Sara old.deed');
});

const namesIn = (actions: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(actions).flatMap(([area, verbs]) => Object.keys(verbs).map((verb) => `${area}.${verb}`));

it.each([
  ['en', namesIn(inEnglish)],
  ['ar', namesIn(inArabic)],
])('RO-04 every action that changes something has its sentence (%s)', (_, names) => {
  const changing = Object.entries(actionRegistry).filter(([, { changes }]) => changes);
  expect(names.toSorted()).toEqual(changing.map(([name]) => name).toSorted());
});

it.each(LANGUAGES)('RO-04 no sentence has an unfilled placeholder (%s)', (language) => {
  for (const action of namesIn(inEnglish))
    expect(sentence({ action }, language)).not.toMatch(/\{\{|adminAudit/);
});

it('RO-04 every action belongs to an area that the log can be filtered by', () => {
  expect(Object.keys(auditAreas).toSorted()).toEqual(Object.keys(inEnglish).toSorted());
});
