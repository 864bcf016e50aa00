import type { Shop } from '#composition/shop.ts';
import type { Notice } from '#shop/cart';
import type { PrintedNotice } from '#views/notice/notice.tsx';
import { toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import type { Visit } from '../context.ts';

async function take(shop: Shop, visit: Visit): Promise<Notice[]> {
  return visit.hasNotices ? [...(await shop.cart.notices.take(visit.cartToken))] : [];
}

/** Takes the visitor's pending notices; none on a cacheable page. */
export async function takeNotices(shop: Shop, visit: Visit): Promise<PrintedNotice[]> {
  return (await take(shop, visit)).map((notice) => toPrintedNotice(notice, visit.language));
}

/** A refused code; one that is already applied needs no correction. */
function refusedCode({ kind, message, facts }: Notice): string {
  const isRefused = kind === 'error' && message !== 'refusals:promotions.already-applied';
  return isRefused && typeof facts.coupon === 'string' ? facts.coupon : '';
}

/** The same for pages with a code field: also the refused code, to be corrected; empty for none. */
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
