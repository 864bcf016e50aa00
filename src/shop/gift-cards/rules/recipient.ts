import type { Localized } from '#kernel/language.ts';
import type { GiftCard, GiftCardDetails } from '../gift-card.ts';

/** The options of a line with the recipient of a gift card and the message. */
export const RECIPIENT_OPTIONS = {
  to: { en: 'To', ar: 'إلى' },
  message: { en: 'Message', ar: 'الرسالة' },
} as const satisfies Record<string, Localized>;

const NAMES: readonly string[] = Object.values(RECIPIENT_OPTIONS).map(({ en }) => en);

/** The recipient as a text of the line. */
export function recipientText({
  recipientName,
  recipientEmail,
}: Pick<GiftCardDetails, 'recipientName' | 'recipientEmail'>): string {
  return `${recipientName} (${recipientEmail})`;
}

/** The email that a card is sent to: the buyer's if the recipient was erased; '' for none. */
export function mailedTo({
  recipientEmail,
  buyerEmail,
}: Pick<GiftCard, 'recipientEmail' | 'buyerEmail'>): string {
  return recipientEmail === '' ? buyerEmail : recipientEmail;
}

type Option = Readonly<{ name: Localized; value: Localized }>;

/** The options of a line without the recipient of its gift card, and the texts that said who it is. */
export function withoutRecipient(options: readonly Option[]): { options: Option[]; texts: string[] } {
  const [theirs, others] = [true, false].map((isTheirs) =>
    options.filter(({ name }) => NAMES.includes(name.en) === isTheirs),
  );
  return {
    options: others ?? [],
    texts: (theirs ?? []).flatMap(({ value }) => Object.values(value)),
  };
}
