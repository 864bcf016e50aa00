import { addDays, type Day, dayOf } from '#kernel/day.ts';
import type { Instant } from '#kernel/instant.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { GiftCardDetails } from '../gift-card.ts';

/** The fields of the product form; cart lines store them under these names, like WooCommerce's item data. */
export const GIFT_CARD_FIELDS = {
  recipientName: 'gift_card_to',
  recipientEmail: 'gift_card_email',
  senderName: 'gift_card_from',
  message: 'gift_card_message',
  deliverOn: 'gift_card_date',
} as const;

export type GiftCardField = keyof typeof GIFT_CARD_FIELDS;

export const GIFT_CARD_LENGTHS = {
  recipientName: 60,
  recipientEmail: 254,
  senderName: 60,
  message: 300,
  deliverOn: 10,
} as const satisfies Record<GiftCardField, number>;

/** A gift card is sent at most this many days ahead. */
const MOST_DAYS_AHEAD = 365;

const NAMES: readonly string[] = Object.values(GIFT_CARD_FIELDS);
const FIELDS = Object.keys(GIFT_CARD_FIELDS) as readonly GiftCardField[];

/** Whether a field of a form, or an option of a line, is a detail of a gift card. */
export function isGiftCardField(name: string): boolean {
  return NAMES.includes(name);
}

type Options = Readonly<Record<string, string>>;

/** The details in stored form, without control characters and outer spaces. */
export function readGiftCardDetails(options: Options): GiftCardDetails {
  const entries = FIELDS.map((field) => {
    const typed = options[GIFT_CARD_FIELDS[field]] ?? '';
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they do not belong in a name or a mail
    const plain = typed.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
    const single = field === 'message' ? plain : plain.replace(/\s+/g, ' ');
    return [field, cutText(single.trim(), GIFT_CARD_LENGTHS[field])];
  });
  return Object.fromEntries(entries) as GiftCardDetails;
}

/** The options of a line: empty details are left out. */
export function giftCardOptions(details: GiftCardDetails): Record<string, string> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (details[field] === '' ? [] : [[GIFT_CARD_FIELDS[field], details[field]]])),
  );
}

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

type DeliveryDays = Readonly<{ first: Day; last: Day }>;

/** The first and last day on which a gift card may be sent. */
export function deliveryDays(now: Instant): DeliveryDays {
  const first = dayOf(now);
  return { first, last: addDays(first, MOST_DAYS_AHEAD) };
}

/** A message is never wrong: it is cut. */
export type CheckedGiftCardField = Exclude<GiftCardField, 'message'>;

/** The fields that have to be corrected, in the order of the form. */
export function invalidGiftCardFields(
  { recipientName, recipientEmail, senderName, deliverOn }: GiftCardDetails,
  { first, last }: DeliveryDays,
): readonly CheckedGiftCardField[] {
  const isWrong: Record<CheckedGiftCardField, boolean> = {
    recipientName: recipientName === '',
    recipientEmail: !EMAIL.test(recipientEmail),
    senderName: senderName === '',
    deliverOn: deliverOn !== '' && !(isDay(deliverOn) && deliverOn >= first && deliverOn <= last),
  };
  return FIELDS.filter((field): field is CheckedGiftCardField => field !== 'message' && isWrong[field]);
}
