import { expect, it } from 'vitest';
import { z } from 'zod';
import { definitions } from '#shop/settings';
import { fieldKind, plainSchema, type ValueSchema } from './value-schema.ts';

function kindOf(key: keyof typeof definitions): string {
  const schema = z.toJSONSchema(definitions[key].schema as z.ZodType, {
    unrepresentable: 'any',
    io: 'input',
  });
  return fieldKind(plainSchema(schema as ValueSchema), key);
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
  ['restrictions.rules', 'json'],
] as const)('BO-01 the setting %s is edited as %s', (key, kind) => {
  expect(kindOf(key)).toBe(kind);
});

it('BO-01 an amount is edited as money', () => {
  expect(fieldKind({ type: 'integer' }, 'feeMinor')).toBe('money');
});

it('BO-01 only the table of restrictions is written as a structure of its own', () => {
  const keys = Object.keys(definitions) as (keyof typeof definitions)[];
  expect(keys.filter((key) => kindOf(key) === 'json')).toEqual(['restrictions.rules']);
});
