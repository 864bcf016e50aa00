import { beforeInView } from '../page/motion/before-in-view.ts';
import { recentExcept, withViewed } from './recent-ids.ts';
import { productOfPage, VIEWED_COOKIE, viewedProducts } from './viewed.ts';

async function fill(row: HTMLElement, ids: readonly number[]): Promise<void> {
  const answer = await fetch(`${row.dataset.recentCards}?ids=${ids.join('|')}`);
  const html = answer.ok ? await answer.text() : '';
  const place = row.querySelector('[data-recent-row]');
  if (html === '' || place === null) return;
  place.innerHTML = html;
  row.hidden = false;
}

/** Stores viewed products in WooCommerce's cookie and shows earlier ones. Source: WIRE §2 */
export function startRecentlyViewed(): void {
  const id = productOfPage();
  if (id === null) return;
  const row = document.querySelector<HTMLElement>('[data-recent]');
  const before = viewedProducts();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: read at once by this page and the next, where the other way is too late
  document.cookie = `${VIEWED_COOKIE}=${withViewed(before, id).join('|')}; Path=/; SameSite=Lax${secure}`;
  const shown = recentExcept(before, id);
  const above = row?.previousElementSibling ?? null;
  if (row === null || shown.length === 0 || above === null) return;
  beforeInView(above, () => void fill(row, shown).catch(() => undefined));
}
