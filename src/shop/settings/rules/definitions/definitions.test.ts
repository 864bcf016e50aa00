import { expect, it } from 'vitest';
import { definitions } from './definitions.ts';

it('a company name as plain text is the English one', () => {
  expect(definitions['shop.legalName'].schema.parse('Jamra Trading')).toEqual({ en: 'Jamra Trading' });
  expect(definitions['shop.legalName'].schema.safeParse('').success).toBe(false);
});

it.each(Object.entries(definitions))('%s has a valid default', (_key, definition) => {
  expect(definition.schema.safeParse(definition.default).error).toBeUndefined();
});
