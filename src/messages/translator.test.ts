import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import * as ar from './ar/index.ts';
import * as en from './en/index.ts';
import { translatorFor } from './index.ts';
import { createTranslator, wordsOf } from './translator.ts';

const catalogues = { en, ar };

/** Every text of a namespace by its key. */
function* textsIn(node: unknown, key: string): Generator<[key: string, text: string]> {
  if (typeof node === 'string') yield [key, node];
  else if (typeof node === 'object' && node !== null)
    for (const [name, child] of Object.entries(node))
      yield* textsIn(child, key.endsWith(':') ? key + name : `${key}.${name}`);
}

function factsOf(text: string): Record<string, string | number> {
  const names = [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name, place) => [name, name === 'count' ? 3 : place % 2 === 0 ? `<${name}>` : place]),
  );
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('translates every text like i18next, with and without facts', () => {
    const translator = translatorFor(language);
    const words = wordsOf(translator);
    const texts = Object.entries(catalogues[language]).flatMap(([name, node]) => [
      ...textsIn(node, `${name}:`),
    ]);
    expect(texts.length).toBeGreaterThan(1000);
    for (const [key, text] of texts) {
      const facts = factsOf(text);
      expect(words(key, facts), key).toBe(translator.t(key, facts));
      if (Object.keys(facts).length === 0) {
        expect(words(key), key).toBe(translator.t(key));
        expect(words(key), key).toBe(translator.t(key));
      }
    }
  });
});

it.each([
  ['a number that bends the word', 'shop:pieces', { count: 1 }],
  ['a fact that is missing', 'shop:hello', {}],
  ['a fact that is nothing', 'shop:hello', { name: undefined }],
  ['a sentence inside', 'shop:nested', { name: 'Sara' }],
  ['a text of its own for what nobody knows', 'shop:unknown', { defaultValue: 'so' }],
])('delegates to i18next: %s', (_what, key, facts) => {
  const translator = createTranslator('en', {
    shop: {
      pieces_one: '{{count}} piece',
      pieces_other: '{{count}} pieces',
      hello: 'Hello {{name}}',
      nested: 'So: $t(shop:hello)',
    },
  });
  expect(wordsOf(translator)(key, facts)).toBe(translator.t(key, facts));
});

it('distinguishes facts of consecutive calls', () => {
  const pieces = { pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces' };
  const words = wordsOf(createTranslator('en', { shop: pieces }));
  const counts = [1, 2, 1, 12];
  expect(counts.map((count) => words('shop:pieces', { count }))).toEqual([
    '1 piece',
    '2 pieces',
    '1 piece',
    '12 pieces',
  ]);
});

it('inserts facts literally', () => {
  const translator = createTranslator('en', { shop: { hello: 'Hello {{name}}', secret: 'mine' } });
  expect(wordsOf(translator)('shop:hello', { name: '$t(shop:secret) {{name}}' })).toBe(
    'Hello $t(shop:secret) {{name}}',
  );
});
