import type { Localized } from '#kernel/language.ts';
import type { Sellable } from '#shop/catalogue';
import { readGiftCardDetails } from '#shop/gift-cards/rules/details.ts';
import { RECIPIENT_OPTIONS, recipientText } from '#shop/gift-cards/rules/recipient.ts';

type Options = Readonly<Record<string, string>>;

/** A message is shown up to here. */
const SHOWN_MESSAGE = 60;

function option(slug: string, name: Localized, value: string): Sellable['options'] {
  return value === '' ? [] : [{ slug, name, value: { en: value, ar: value }, swatchHex: null }];
}

function shorten(message: string): string {
  const line = message.replace(/\s+/g, ' ');
  return line.length > SHOWN_MESSAGE ? `${line.slice(0, SHOWN_MESSAGE).trim()}…` : line;
}

/** A gift card with its details among the options, as lines, orders and mails show them; other products unchanged. */
export function withGiftCard(product: Sellable, options: Options): Sellable {
  if (!product.isGiftCard) return product;
  const details = readGiftCardDetails(options);
  const { recipientEmail, senderName, message, deliverOn } = details;
  if (recipientEmail === '') return product;
  return {
    ...product,
    options: [
      ...product.options,
      ...option('gift_card_to', RECIPIENT_OPTIONS.to, recipientText(details)),
      ...option('gift_card_from', { en: 'From', ar: 'من' }, senderName),
      ...option('gift_card_message', RECIPIENT_OPTIONS.message, shorten(message)),
      ...option('gift_card_date', { en: 'Delivery date', ar: 'تاريخ الإرسال' }, deliverOn),
    ],
  };
}
