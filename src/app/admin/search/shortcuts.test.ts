import { expect, it } from 'vitest';
import { findIn } from './match.ts';
import { adminFinding } from './messages/en.ts';
import { SHORTCUTS } from './shortcuts.ts';

const names: Readonly<Record<string, string>> = adminFinding.actions;
const actions = SHORTCUTS.map(({ name, synonyms }) => ({
  name: names[name] ?? '',
  synonyms,
  about: '',
}));

it.each([
  ['coupon', 'New promotion or coupon'],
  ['كوبون', 'New promotion or coupon'],
  ['shipping fee', 'Shipping rates'],
  ['free delivery', 'Shipping rates'],
  ['free shipping', 'Shipping rates'],
  ['توصيل مجاني', 'Shipping rates'],
  ['refund', 'Refund an order'],
])('BO-01 the search “%s” finds the action “%s” first', (typed, action) => {
  expect(findIn(actions, typed)[0]?.name).toBe(action);
});
