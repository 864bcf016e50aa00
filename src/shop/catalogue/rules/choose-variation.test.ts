import { expect, it } from 'vitest';
import { chooseVariation, isPossible } from './choose-variation.ts';

const black = { id: 1, options: { colour: 'black', size: 'small' } };
const blue = { id: 2, options: { colour: 'blue', size: '' } };
const variations = [black, blue];

it('finds the variation of a complete choice', () => {
  expect(chooseVariation(variations, { colour: 'black', size: 'small' })).toBe(black);
});

it('matches an ’any’ attribute once it is chosen', () => {
  expect(chooseVariation(variations, { colour: 'blue', size: 'large' })).toBe(blue);
  expect(chooseVariation(variations, { colour: 'blue' })).toBeNull();
});

it('finds none for an impossible pair', () => {
  expect(chooseVariation(variations, { colour: 'black', size: 'large' })).toBeNull();
});

it('lists values possible with the choice', () => {
  const withLarge = { colour: 'blue', size: 'large' };
  expect(isPossible(variations, withLarge, { slug: 'colour', value: 'black' })).toBe(false);
  expect(isPossible(variations, { colour: 'black' }, { slug: 'size', value: 'small' })).toBe(true);
  expect(isPossible(variations, { colour: 'blue' }, { slug: 'size', value: 'huge' })).toBe(true);
});
