import { expect, it } from 'vitest';
import type { FlatEntry } from '#shop/content/staff/rules/menu-draft.ts';
import { inOrder, isShallow, movedTo, withoutBranch } from './menu-moves.ts';

const entry = (id: number, parentId: number | null): FlatEntry => ({
  image: null,
  id,
  parentId,
  label: { en: `Entry ${id}`, ar: '' },
  url: '/faq/',
});
const MENU = [entry(1, null), entry(2, 1), entry(3, 1), entry(4, null)];
const shape = (entries: readonly FlatEntry[]) =>
  inOrder(entries).map(({ id, parentId }) => `${parentId ?? ''}/${id}`);

it('BO-01 a dropped entry moves with its children', () => {
  expect(shape(movedTo(MENU, 4, { parentId: 1, position: 0 }))).toEqual(['/1', '1/4', '1/2', '1/3']);
  expect(shape(movedTo(MENU, 1, { parentId: null, position: null }))).toEqual(['/4', '/1', '1/2', '1/3']);
  expect(shape(movedTo(MENU, 3, { parentId: null, position: 1 }))).toEqual(['/1', '1/2', '/3', '/4']);
});

it('BO-01 an entry cannot move below itself', () => {
  expect(shape(movedTo(MENU, 1, { parentId: 3, position: null }))).toEqual(shape(MENU));
});

it('BO-01 a removed entry is removed with its children', () => {
  expect(shape(withoutBranch(MENU, 1))).toEqual(['/4']);
});

it('BO-01 the footer has two levels, the header three', () => {
  const deep = movedTo(MENU, 3, { parentId: 2, position: null });
  expect(isShallow(deep, 'footer')).toBe(false);
  expect(isShallow(deep, 'primary')).toBe(true);
});
