import { on } from '../page/on.ts';

const NOTICE = '[data-store-notice]';
const YEAR_SECONDS = 31_536_000;

/** The bar above every page goes away for good: until its text, and so its id, is another. Source: SN-02, SN-04 */
export function startStoreNotice(): void {
  on('click', '.woocommerce-store-notice__dismiss-link', (link, event) => {
    event.preventDefault();
    const bar = link.closest<HTMLElement>(NOTICE);
    const id = bar?.querySelector<HTMLElement>('[data-notice-id]')?.dataset.noticeId;
    if (!bar || id === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store has no answer in time for the next page
    document.cookie = `store_notice${id}=hidden; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`;
    bar.hidden = true;
  });
}
