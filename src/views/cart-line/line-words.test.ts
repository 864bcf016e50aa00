import { expect, it } from 'vitest';
import type { CartLine } from '#shop/cart';
import { RECIPIENT_OPTIONS } from '#shop/gift-cards/rules/recipient.ts';
import { namedOptions, optionsText, orderedValues } from './line-words.ts';

function option(slug: string, name: { en: string; ar: string }, value: string) {
  return { slug, name, value: { en: value, ar: value }, swatchHex: null };
}

function lineOf(
  options: CartLine['product']['options'],
  isGiftCard: boolean,
): Pick<CartLine, 'product' | 'plan'> {
  return { product: { options, isGiftCard } as CartLine['product'], plan: undefined };
}

const amount = option('amount', { en: 'Amount', ar: 'القيمة' }, '250');
const recipient = option('gift_card_to', RECIPIENT_OPTIONS.to, 'Sara (sara@example.com)');

it('shows the details of a gift card, isolated from the direction of the text around', () => {
  const line = lineOf([amount, recipient], true);
  expect(optionsText(line, 'en')).toBe(
    '\u2066\u20C3\u00A0250\u2069, To: \u2068Sara (sara@example.com)\u2069',
  );
  expect(optionsText(line, 'ar')).toBe(
    '\u2066\u20C3\u00A0250\u2069، إلى: \u2068Sara (sara@example.com)\u2069',
  );
});

it('the amount of an ordered gift card is formatted; other numbers are not', () => {
  const message = option('gift_card_message', RECIPIENT_OPTIONS.message, '7');
  const ordered = { options: [amount, recipient, message] };
  expect(namedOptions(ordered, 'en')).toMatchObject({
    0: 'Amount: \u2068AED 250\u2069',
    2: expect.stringMatching(/\u20687\u2069$/),
  });
  expect(namedOptions(ordered, 'ar')[0]).toBe('القيمة: \u2068250 درهم\u2069');
  expect(namedOptions({ options: [amount] }, 'en')).toEqual(['Amount: \u2068250\u2069']);
  expect(optionsText(lineOf([amount], false), 'en')).toBe('250');
});

it('OR-06 an invoice shows the amount of a gift card with its currency', () => {
  expect(orderedValues([amount, recipient], 'en')).toEqual(['AED 250', 'Sara (sara@example.com)']);
  expect(orderedValues([amount, recipient], 'ar')).toEqual(['250 درهم', 'Sara (sara@example.com)']);
  expect(orderedValues([amount], 'en')).toEqual(['250']);
});
