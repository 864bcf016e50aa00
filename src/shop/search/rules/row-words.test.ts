import { expect, it } from 'vitest';
import { toKnownWords, toNames, toVector } from './row-words.ts';

const DUO = {
  A: ['Orveta Duo', 'أورفيتا دو'],
  B: ['Devices'],
  C: ['USB-C', '240 mAh'],
  D: ['Folds open with a thumb.'],
};

it('SE-03 stores words by weight, with joined neighbours and Arabic words without article', () => {
  const vector = toVector({ ...DUO, B: ['Devices', 'الأجهزة'] }, ['ORV-DUO']);
  expect(vector).toContain(`'duo':1A`);
  expect(vector).toContain(`'orvetaduo':1A`);
  expect(vector).toContain(`'orvduo':1A`);
  expect(vector).toContain(`'اجهزه':2B`);
  expect(vector).toContain(`'usbc':3C`);
  expect(vector).toContain(`'thumb':4D`);
});

it('a word with several weights has each', () => {
  expect(toVector({ A: ['Mint'], B: [], C: ['Mint'], D: [] }, [])).toBe(`'mint':1A,3C`);
});

it('SE-03 stores whole names and numbers between bars', () => {
  expect(toNames(['Orveta Duo'], ['ORV-DUO'])).toBe('|orveta duo|orv duo|orvduo|');
});

it('SE-03 collects words for corrections, not from descriptions or numbers', () => {
  const words = toKnownWords(DUO).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(['orveta', 'duo', 'devices', 'اورفيتا']));
  expect(words).not.toContain('thumb');
  expect(words).not.toContain('240');
  expect(toKnownWords(DUO).find(({ word }) => word === 'اورفيتا')?.shown).toBe('أورفيتا');
});
