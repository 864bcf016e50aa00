import { addressIn, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { NoticeBlocks } from '#views/notice/notice.tsx';
import { print } from './fragments.tsx';

/** The message of a checkout whose cart has expired, with a link to the shop. Source: WIRE §5 */
export function sessionExpired(language: Language): string {
  const t = wordsIn(language);
  const link = { text: t('checkout:toShop'), href: addressIn(language, '/shop/') };
  return print(<NoticeBlocks notices={[{ kind: 'error', text: t('checkout:expired'), link }]} />, language);
}
