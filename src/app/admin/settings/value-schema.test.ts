import { expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { definitions } from '#shop/settings';
import { allowedBy, fieldKind, plainSchema, type ValueSchema } from './value-schema.ts';

const KEYS = (Object.keys(definitions) as (keyof typeof definitions)[]).filter(
  (key) => key !== 'demo.seeded',
);

function schemaOf(key: keyof typeof definitions): ValueSchema {
  const schema = z.toJSONSchema(definitions[key].schema as z.ZodType, {
    unrepresentable: 'any',
    io: 'input',
  });
  return plainSchema(schema as ValueSchema);
}

function kindOf(key: keyof typeof definitions): string {
  return fieldKind(schemaOf(key), key);
}

it.each([
  ['viewer.share', 'switch'],
  ['listing.soldOut', 'choice'],
  ['listing.perPage', 'number'],
  ['shop.trn', 'text'],
  ['shop.legalName', 'localized'],
  ['layout.headerStickyOn', 'choices'],
  ['search.sameWords', 'words'],
  ['payments.cod', 'group'],
  ['shop.logo', 'picture'],
  ['shop.openGraphImage', 'picture'],
  ['restrictions.rules', 'json'],
] as const)('BO-01 the setting %s is edited as %s', (key, kind) => {
  expect(kindOf(key)).toBe(kind);
});

it('BO-01 an amount is edited as money', () => {
  expect(fieldKind({ type: 'integer' }, 'feeMinor')).toBe('money');
});

it('BO-01 only the restrictions table is edited as JSON', () => {
  const keys = Object.keys(definitions) as (keyof typeof definitions)[];
  expect(keys.filter((key) => kindOf(key) === 'json')).toEqual(['restrictions.rules']);
});

it.each(LANGUAGES)('BO-01 every setting has a unique name and every part a name (%s)', (language) => {
  const t = wordsIn(language);
  const names = KEYS.map((key) => t(`adminSettings:names.${key}`, { defaultValue: '' }));
  expect(KEYS.filter((_, at) => names[at] === '')).toEqual([]);
  expect(new Set(names).size).toBe(KEYS.length);
  const parts = KEYS.filter((key) => kindOf(key) === 'group').flatMap((key) =>
    Object.keys(schemaOf(key).properties ?? {}),
  );
  expect(parts.filter((part) => t(`adminSettings:parts.${part}`, { defaultValue: '' }) === '')).toEqual([]);
});

it.each(LANGUAGES)('BO-01 every choice has a label (%s)', (language) => {
  const t = wordsIn(language);
  const codes = KEYS.filter((key) => kindOf(key) === 'choice' && key !== 'search.parameter').flatMap((key) =>
    (schemaOf(key).enum ?? []).map((code) => `${key}.${code}`),
  );
  expect(codes.filter((code) => t(`adminSettings:choices.${code}`, { defaultValue: '' }) === '')).toEqual([]);
});

it('BO-01 bounds are shown, and patterns described', () => {
  expect(allowedBy(schemaOf('listing.perPage'))).toEqual({ minimum: 1, maximum: 100, pattern: null });
  expect(allowedBy({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }).maximum).toBeNull();
  const untold = KEYS.filter((key) => {
    const { pattern } = schemaOf(key);
    return pattern !== undefined && key !== 'shop.email' && allowedBy(schemaOf(key)).pattern === null;
  });
  expect(untold).toEqual([]);
});
