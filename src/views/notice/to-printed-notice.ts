import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import type { Notice } from '#shop/cart';
import type { PrintedNotice } from './notice.tsx';

/** Translates a stored notice. */
export function toPrintedNotice(notice: Notice, language: Language): PrintedNotice {
  const t = wordsIn(language);
  const link =
    notice.link === undefined ? undefined : { text: t(notice.link.message), href: notice.link.href };
  return { kind: notice.kind, text: t(notice.message, notice.facts), link };
}

/** A refused code for its field: the typed code, to be corrected, and the refusal. */
export type RefusedCode = Readonly<{ typed: string; text: string }>;

const APPLIED = 'refusals:promotions.already-applied';

/** The code that was refused last; null for none. One that is already applied needs no correction. */
export function refusedCodeOf(notices: readonly Notice[], language: Language): RefusedCode | null {
  const last = notices.findLast(({ kind, facts }) => kind === 'error' && typeof facts.coupon === 'string');
  if (last === undefined) return null;
  const typed = last.message === APPLIED ? '' : String(last.facts.coupon);
  return { typed, text: toPrintedNotice(last, language).text };
}

const OF_GIFT_CARDS = /^refusals:gift-cards\./;
const CARD_APPLIED = 'refusals:gift-cards.already-applied';

/** The gift card code that was refused: `typed` is of the same request, and no notice has it. Null for none. */
export function refusedGiftCardOf(
  notices: readonly Notice[],
  { typed, language }: { typed: string; language: Language },
): RefusedCode | null {
  const last = notices.findLast(({ kind, message }) => kind === 'error' && OF_GIFT_CARDS.test(message));
  if (last === undefined) return null;
  return {
    typed: last.message === CARD_APPLIED ? '' : typed,
    text: toPrintedNotice(last, language).text,
  };
}
