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
