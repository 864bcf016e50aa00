import { expect, it } from 'vitest';
import { parseSearch, parseSynonyms, toGroups } from './query.ts';

const NOTHING = parseSynonyms([]);

it('SE-03 reads words, and a leading minus as without', () => {
  expect(parseSearch('sticks -menthol Cedrane')).toEqual({
    words: ['sticks', 'cedrane'],
    without: ['menthol'],
  });
});

it('keeps a hyphen inside a word for what it is', () => {
  expect(parseSearch('USB-C one-piece')).toEqual({ words: ['usb', 'c', 'one', 'piece'], without: [] });
});

it('SE-03 leaves out fillers, but not when there is nothing else', () => {
  expect(parseSearch('a case for the Orveta Duo').words).toEqual(['case', 'orveta', 'duo']);
  expect(parseSearch('اريد شاحن').words).toEqual(['شاحن']);
  expect(parseSearch('for').words).toEqual(['for']);
});

it('looks for eight words at most and for none in punctuation', () => {
  expect(parseSearch('b c d e f g h j k l m').words).toHaveLength(8);
  expect(parseSearch("'; --").words).toEqual([]);
});

it('SE-03 lets a word begin others, a number not', () => {
  expect(toGroups(['duo'], NOTHING)[0]).toMatchObject({ whole: ['duo'], begins: ['duo'] });
  expect(toGroups(['20'], NOTHING)[0]).toMatchObject({ whole: ['20'], begins: [] });
});

it('SE-03 takes parted words as one too', () => {
  expect(toGroups(['gun', 'metal'], NOTHING).map(({ whole }) => whole)).toEqual([
    ['gun', 'gunmetal'],
    ['metal', 'gunmetal'],
  ]);
});

it('SE-03 knows other words for the same thing, plural as well', () => {
  const same = parseSynonyms(['pouch, case, جراب']);
  expect(toGroups(['pouches'], same)[0]?.alike).toEqual(['pouch', 'case', 'جراب']);
});

it('SE-03 a word that is too long is cut, and no letter in two', () => {
  expect(parseSearch(`${'a'.repeat(39)}𠀀`).words).toEqual(['a'.repeat(39)]);
  for (const word of parseSearch('𠀀'.repeat(200)).words) expect(word.isWellFormed()).toBe(true);
});
