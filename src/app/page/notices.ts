import type { Shop } from '#src/compose.ts';
import type { PrintedNotice } from '#views/notice/notice.tsx';
import { toPrintedNotice } from '#views/notice/to-printed-notice.ts';
import type { Visit } from '../context.ts';

/** The sentences that wait for this visitor, handed over once; none for a page that may be kept. */
export async function takeNotices(shop: Shop, visit: Visit): Promise<PrintedNotice[]> {
  if (!visit.hasNotices) return [];
  const notices = await shop.cart.notices.take(visit.cartToken);
  return notices.map((notice) => toPrintedNotice(notice, visit.language));
}
