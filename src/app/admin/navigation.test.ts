import { expect, it } from 'vitest';
import { rightsOf } from '#shop/staff/rules/rights.ts';
import { MENU_GROUPS } from './area.ts';
import { entriesFor, entryAt, partsOf } from './navigation.ts';

const partsFor = (role: Parameters<typeof rightsOf>[0]) => partsOf(entriesFor(rightsOf(role)));

it('BO-01 the menu has eight groups, and every screen stands in one', () => {
  const parts = partsFor('owner');
  expect(parts.map(({ group }) => group)).toEqual(MENU_GROUPS);
  const shown = parts.flatMap(({ head, entries }) => [...(head === null ? [] : [head]), ...entries]);
  expect(shown.toSorted((a, b) => a.order - b.order)).toEqual(entriesFor(rightsOf('owner')));
});

it('RO-03 a group without anything for a role is left out', () => {
  expect(partsFor('order-desk').map(({ group }) => group)).toEqual([
    'home',
    'orders',
    'products',
    'customers',
    'marketing',
    'content',
    'settings',
  ]);
});

it.each([
  ['/admin/', '/admin/'],
  ['/admin/orders/17/', '/admin/orders/'],
  ['/admin/popups/figures/', '/admin/popups/figures/'],
  ['/admin/me/', null],
])('BO-01 the screen %s belongs to the entry %s', (path, entry) => {
  expect(entryAt(path)?.path ?? null).toBe(entry);
});
