import { expect, it } from 'vitest';
import { chooseVariation, isPossible } from './choose-variation.ts';

const black = { id: 1, options: { colour: 'black', size: 'small' } };
const blue = { id: 2, options: { colour: 'blue', size: '' } };
const variations = [black, blue];

it('finds the variation that every choice names', () => {
  expect(chooseVariation(variations, { colour: 'black', size: 'small' })).toBe(black);
});

it('takes a variation that leaves an attribute open, once something is chosen for it', () => {
  expect(chooseVariation(variations, { colour: 'blue', size: 'large' })).toBe(blue);
  expect(chooseVariation(variations, { colour: 'blue' })).toBeNull();
});

it('finds none for a pair that does not exist', () => {
  expect(chooseVariation(variations, { colour: 'black', size: 'large' })).toBeNull();
});

it('says which values go with what is chosen', () => {
  const withLarge = { colour: 'blue', size: 'large' };
  expect(isPossible(variations, withLarge, { slug: 'colour', value: 'black' })).toBe(false);
  expect(isPossible(variations, { colour: 'black' }, { slug: 'size', value: 'small' })).toBe(true);
  expect(isPossible(variations, { colour: 'blue' }, { slug: 'size', value: 'huge' })).toBe(true);
});
