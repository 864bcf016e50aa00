import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { refusalFacts } from './refusal-facts.ts';

it.each([
  ['en', 'AED 1,250.00'],
  ['ar', '1,250.00 درهم'],
] as const)('CO-05 an amount in a refusal is formatted like prices, in %s', (language, written) => {
  const refusal = { code: 'promotions.maximum-spend', coupon: 'EMBER10', maximum: aed(125_000) } as const;
  expect(refusalFacts(refusal, language)).toMatchObject({ maximum: written });
});
