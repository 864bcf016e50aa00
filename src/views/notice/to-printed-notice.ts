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

/** A refused code; one that is already applied needs no correction. */
function refusedCode({ kind, message, facts }: Notice): string {
  const isRefused = kind === 'error' && message !== 'refusals:promotions.already-applied';
  return isRefused && typeof facts.coupon === 'string' ? facts.coupon : '';
}

/** The code that was refused last, to be corrected; empty for none. */
export function typedCodeOf(notices: readonly Notice[]): string {
  return notices.map(refusedCode).findLast((code) => code !== '') ?? '';
}
