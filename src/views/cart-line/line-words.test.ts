import { expect, it } from 'vitest';
import type { CartLine } from '#shop/cart';
import { optionsText } from './line-words.ts';

function option(slug: string, name: { en: string; ar: string }, value: string) {
  return { slug, name, value: { en: value, ar: value }, swatchHex: null };
}

function lineOf(options: CartLine['goods']['options']): Pick<CartLine, 'goods' | 'plan'> {
  return { goods: { options } as CartLine['goods'], plan: undefined };
}

it('names the details of a gift card, and keeps their direction apart from the text around', () => {
  const line = lineOf([
    option('amount', { en: 'Amount', ar: 'القيمة' }, '250'),
    option('gift_card_to', { en: 'To', ar: 'إلى' }, 'Sara (sara@example.com)'),
  ]);
  expect(optionsText(line, 'en')).toBe('250, To: \u2068Sara (sara@example.com)\u2069');
  expect(optionsText(line, 'ar')).toBe('250، إلى: \u2068Sara (sara@example.com)\u2069');
});
