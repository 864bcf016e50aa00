import { wordsIn } from '#messages';
import type { Notice } from '#shop/cart';
import type { Shop } from '#src/compose.ts';
import type { PrintedNotice } from '#views/notice/notice.tsx';
import type { Visit } from '../context.ts';

function inWords(notice: Notice, visit: Visit): PrintedNotice {
  const t = wordsIn(visit.language);
  const link =
    notice.link === undefined ? undefined : { text: t(notice.link.message), href: notice.link.href };
  return { kind: notice.kind, text: t(notice.message, notice.facts), link };
}

/** The sentences that wait for this visitor, handed over once; none for a page that may be kept. */
export async function takeNotices(shop: Shop, visit: Visit): Promise<PrintedNotice[]> {
  if (!visit.hasNotices) return [];
  const notices = await shop.cart.notices.take(visit.cartToken);
  return notices.map((notice) => inWords(notice, visit));
}
