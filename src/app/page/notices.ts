import type { Shop } from '#composition/shop.ts';
import type { Notice } from '#shop/cart';
import type { PrintedNotice } from '#views/notice/notice.tsx';
import { toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import type { Visit } from '../context.ts';

/** Takes the visitor's pending notices: they are shown once. */
export async function pendingNotices(shop: Shop, visit: Visit): Promise<Notice[]> {
  return visit.hasNotices ? [...(await shop.cart.notices.take(visit.cartToken))] : [];
}

/** Takes the visitor's pending notices; none on a cacheable page. */
export async function takeNotices(shop: Shop, visit: Visit): Promise<PrintedNotice[]> {
  return (await pendingNotices(shop, visit)).map((notice) => toPrintedNotice(notice, visit.language));
}
