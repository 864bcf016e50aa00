import { beforeAll, expect, it } from 'vitest';
import { findCandidates, learnWords } from '#shop/listing/store/search/vocabulary.ts';
import { nearestWords } from '#shop/search/rules/nearest-words.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const shop = ['Orveta', 'أورفيتا', 'Duo', 'دو', 'Dock', 'Dune', 'Solvane', 'Solo', 'Walnut', 'Slate', 'سليت'];

beforeAll(() =>
  learnWords(
    db,
    shop.map((shown) => ({ shown, word: shown.toLowerCase().replace('أ', 'ا'), weight: 3 })),
  ),
);

/** The corrections of a typed word, nearest first. */
async function nearest(typed: string): Promise<string[]> {
  const candidates = await findCandidates(db, [typed]);
  return nearestWords(typed, candidates.get(typed) ?? []).map(({ shown }) => shown);
}

it('SE-03 corrects slips of the hand', async () => {
  expect((await nearest('orvta'))[0]).toBe('Orveta');
  expect((await nearest('wallnut'))[0]).toBe('Walnut');
  expect((await nearest('ovreta'))[0]).toBe('Orveta');
  expect((await nearest('dcok'))[0]).toBe('Dock');
  expect((await nearest('dok'))[0]).toBe('Dock');
});

it('SE-03 corrects what is written as it sounds', async () => {
  expect((await nearest('orfeta'))[0]).toBe('Orveta');
  expect((await nearest('solfane'))[0]).toBe('Solvane');
});

it('SE-03 finds a Latin name written in Arabic letters, and the reverse', async () => {
  expect(await nearest('دوو')).toEqual(['دو', 'Duo']);
  expect((await nearest('والنت'))[0]).toBe('Walnut');
  expect((await nearest('اورفتا'))[0]).toBe('أورفيتا');
});

it('SE-03 corrects a word that is still being typed', async () => {
  expect((await nearest('solvn'))[0]).toBe('Solvane');
});

it('does not guess at what is far from everything', async () => {
  expect(await nearest('xylophone')).toEqual([]);
  expect(await nearest('zz')).toEqual([]);
});
