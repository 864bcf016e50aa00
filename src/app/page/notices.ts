import type { Notice } from '#shop/cart';
import type { Shop } from '#src/compose.ts';
import type { PrintedNotice } from '#views/notice/notice.tsx';
import { toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import type { Visit } from '../context.ts';

async function take(shop: Shop, visit: Visit): Promise<Notice[]> {
  return visit.hasNotices ? [...(await shop.cart.notices.take(visit.cartToken))] : [];
}

/** The sentences that wait for this visitor, handed over once; none for a page that may be kept. */
export async function takeNotices(shop: Shop, visit: Visit): Promise<PrintedNotice[]> {
  return (await take(shop, visit)).map((notice) => toPrintedNotice(notice, visit.language));
}

/** A code that was refused; one that the cart has already needs no mending. */
function refusedCode({ kind, message, facts }: Notice): string {
  const isRefused = kind === 'error' && message !== 'refusals:promotions.already-applied';
  return isRefused && typeof facts.coupon === 'string' ? facts.coupon : '';
}

/** The same for the page where codes are typed: also the one that was refused, for a slip to be mended; empty for none. */
export async function takeNoticesAndCode(
  shop: Shop,
  visit: Visit,
): Promise<{ notices: PrintedNotice[]; typedCode: string }> {
  const notices = await take(shop, visit);
  return {
    notices: notices.map((notice) => toPrintedNotice(notice, visit.language)),
    typedCode: notices.map(refusedCode).findLast((code) => code !== '') ?? '',
  };
}
