import { createHash } from 'node:crypto';
import { inLanguage, type Language } from '#kernel/language.ts';
import type { SettingValue } from '#shop/settings';
import type { StoreNoticeText } from '#views/store-notice/store-notice.tsx';

/**
 * The store notice, or null when it is off.
 *
 * @returns its text and id: the configured one, else the md5 of the text, so that a changed text is a new notice
 * Source: WIRE §8 Store notice; SN-04
 */
export function storeNoticeIn(
  { id, enabled, text }: SettingValue<'storeNotice'>,
  language: Language,
): StoreNoticeText | null {
  const words = inLanguage(text, language);
  if (!enabled || words === '') return null;
  const ofText = createHash('md5')
    .update(text.en + (text.ar ?? ''))
    .digest('hex');
  return { id: id || ofText, text: words };
}
