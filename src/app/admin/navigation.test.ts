import { expect, it } from 'vitest';
import { rightsOf } from '#shop/staff/rules/rights.ts';
import { MENU_GROUPS } from './area.ts';
import { entriesFor, entryAt, partsOf } from './navigation.ts';

const partsFor = (role: Parameters<typeof rightsOf>[0]) => partsOf(entriesFor(rightsOf(role)));

it('BO-01 the menu has eight groups, and every screen is in one', () => {
  const parts = partsFor('owner');
  expect(parts.map(({ group }) => group)).toEqual(MENU_GROUPS);
  const shown = parts.flatMap(({ head, entries }) => [...(head === null ? [] : [head]), ...entries]);
  expect(shown.toSorted((a, b) => a.order - b.order)).toEqual(entriesFor(rightsOf('owner')));
});

it('BO-01 Marketing has the popups with their simulator and figures', () => {
  const paths = partsFor('owner')
    .find(({ group }) => group === 'marketing')
    ?.entries.map(({ path }) => path);
  expect(paths?.filter((path) => path.includes('popup'))).toEqual([
    '/admin/templates/?place=popup',
    '/admin/popups/simulator/',
    '/admin/popups/figures/',
  ]);
});

it('RO-03 a group without screens for a role is left out', () => {
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
  ['/admin/templates/?q=sale&place=popup', '/admin/templates/?place=popup'],
  ['/admin/templates/?place=header', '/admin/templates/'],
  ['/admin/templates/new/?place=popup', '/admin/templates/'],
  ['/admin/me/', null],
])('BO-01 the screen %s belongs to the entry %s', (path, entry) => {
  expect(entryAt(path)?.path ?? null).toBe(entry);
});
