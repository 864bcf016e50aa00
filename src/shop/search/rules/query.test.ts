import { expect, it } from 'vitest';
import { parseSearch, parseSynonyms, toGroups } from './query.ts';

const NOTHING = parseSynonyms([]);

it('SE-03 parses words, and a leading minus as an exclusion', () => {
  expect(parseSearch('sticks -menthol Cedrane')).toEqual({
    words: ['sticks', 'cedrane'],
    without: ['menthol'],
  });
});

it('keeps a hyphen inside a word', () => {
  expect(parseSearch('USB-C one-piece')).toEqual({ words: ['usb', 'c', 'one', 'piece'], without: [] });
});

it('SE-03 ignores stop words unless there are only those', () => {
  expect(parseSearch('a case for the Orveta Duo').words).toEqual(['case', 'orveta', 'duo']);
  expect(parseSearch('اريد شاحن').words).toEqual(['شاحن']);
  expect(parseSearch('for').words).toEqual(['for']);
});

it('searches at most eight words, and none in punctuation', () => {
  expect(parseSearch('b c d e f g h j k l m').words).toHaveLength(8);
  expect(parseSearch("'; --").words).toEqual([]);
});

it('SE-03 matches words as prefixes, numbers only whole', () => {
  expect(toGroups(['duo'], NOTHING)[0]).toMatchObject({ whole: ['duo'], begins: ['duo'] });
  expect(toGroups(['20'], NOTHING)[0]).toMatchObject({ whole: ['20'], begins: [] });
});

it('SE-03 also joins separate words', () => {
  expect(toGroups(['gun', 'metal'], NOTHING).map(({ whole }) => whole)).toEqual([
    ['gun', 'gunmetal'],
    ['metal', 'gunmetal'],
  ]);
});

it('SE-03 adds synonyms, of plurals too', () => {
  const same = parseSynonyms(['pouch, case, جراب']);
  expect(toGroups(['pouches'], same)[0]?.alike).toEqual(['pouch', 'case', 'جراب']);
});

it('SE-03 a long word is cut, never inside a surrogate pair', () => {
  expect(parseSearch(`${'a'.repeat(39)}𠀀`).words).toEqual(['a'.repeat(39)]);
  for (const word of parseSearch('𠀀'.repeat(200)).words) expect(word.isWellFormed()).toBe(true);
});
