import { expect, it } from 'vitest';
import { directionOf, placeAt, placeBy, positionOf } from './tree-moves.ts';

const all = [
  { id: 1, parentId: null },
  { id: 2, parentId: null },
  { id: 3, parentId: null },
  { id: 4, parentId: 2 },
];

it('BO-01 a category moves up, down, in and out by keys where possible', () => {
  expect(placeBy(all, 2, 'up')).toEqual({ parentId: null, position: 0 });
  expect(placeBy(all, 1, 'up')).toBeNull();
  expect(placeBy(all, 2, 'down')).toEqual({ parentId: null, position: 2 });
  expect(placeBy(all, 3, 'in')).toEqual({ parentId: 2, position: null });
  expect(placeBy(all, 4, 'out')).toEqual({ parentId: null, position: 2 });
  expect(placeBy(all, 1, 'out')).toBeNull();
});

it('BO-01 a category is dropped before, after or inside another', () => {
  expect(placeAt(all, 1, { target: 3, position: 'before' })).toEqual({ parentId: null, position: 1 });
  expect(placeAt(all, 1, { target: 3, position: 'after' })).toEqual({ parentId: null, position: 2 });
  expect(placeAt(all, 1, { target: 2, position: 'inside' })).toEqual({ parentId: 2, position: null });
});

it('BO-01 in Arabic the left arrow indents a row', () => {
  expect(directionOf('ArrowRight', 'ltr')).toBe('in');
  expect(directionOf('ArrowLeft', 'rtl')).toBe('in');
  expect(directionOf('ArrowRight', 'rtl')).toBe('out');
  expect(directionOf('Enter', 'ltr')).toBeNull();
});

it('BO-01 a moved row is announced with its position among its siblings', () => {
  expect(positionOf(all, 3)).toMatchObject({ parent: null, at: 3, of: 3 });
  expect(positionOf(all, 4)).toMatchObject({ parent: { id: 2 }, at: 1, of: 1 });
  expect(positionOf(all, 9)).toBeNull();
});
