import { expect, it } from 'vitest';
import { nearestWords } from './nearest.ts';

const shop = ['Orveta', 'أورفيتا', 'Duo', 'دو', 'Dock', 'Dune', 'Solvane', 'Solo', 'Walnut', 'Slate', 'سليت'];
const candidates = shop.map((shown) => ({
  shown,
  word: shown.toLowerCase().replace('أ', 'ا'),
  weight: 3,
}));

function nearest(typed: string): string | undefined {
  return nearestWords(typed, candidates)[0]?.shown;
}

it('SE-03 corrects slips of the hand', () => {
  expect(nearest('orvta')).toBe('Orveta');
  expect(nearest('wallnut')).toBe('Walnut');
  expect(nearest('dok')).toBe('Dock');
});

it('SE-03 corrects what is written as it sounds', () => {
  expect(nearest('orfeta')).toBe('Orveta');
  expect(nearest('solfane')).toBe('Solvane');
});

it('SE-03 finds a Latin name written in Arabic letters, and the other way', () => {
  expect(nearestWords('دوو', candidates).map(({ shown }) => shown)).toEqual(['دو', 'Duo']);
  expect(nearest('والنت')).toBe('Walnut');
  expect(nearest('اورفتا')).toBe('أورفيتا');
});

it('SE-03 corrects a word that is still being typed', () => {
  expect(nearest('solvn')).toBe('Solvane');
});

it('does not guess at what is far from everything', () => {
  expect(nearestWords('xylophone', candidates)).toEqual([]);
  expect(nearestWords('zz', candidates)).toEqual([]);
});
