import type { Language } from '#kernel/language.ts';
import type { Notice } from '#shop/cart';
import { NoticeBlocks } from '#views/notice/notice.tsx';
import { toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import { print } from './fragments.tsx';

/** Notices as an endpoint answers them: one error list, then the others. Source: WIRE §12 */
export function printNotices(notices: readonly Notice[], language: Language): string {
  return print(<NoticeBlocks notices={notices.map((one) => toPrintedNotice(one, language))} />, language);
}

/** Prints translated errors. */
export function printErrors(messages: readonly string[], language: Language): string {
  return print(<NoticeBlocks notices={messages.map((text) => ({ kind: 'error', text }))} />, language);
}
