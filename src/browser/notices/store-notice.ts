import { on } from '../page/on.ts';

const NOTICE = '.woocommerce-store-notice';
const YEAR_SECONDS = 31_536_000;

function cookieOf(notice: HTMLElement): string {
  return `store_notice${notice.dataset.noticeId ?? ''}=hidden`;
}

/** The bar above every page goes away for good: until its text, and so its id, is another. Source: SN-02, SN-04 */
export function startStoreNotice(): void {
  on('click', '.woocommerce-store-notice__dismiss-link', (link, event) => {
    event.preventDefault();
    const notice = link.closest<HTMLElement>(NOTICE);
    if (notice === null) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store has no answer in time for the next page
    document.cookie = `${cookieOf(notice)}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`;
    const bar = notice.closest<HTMLElement>('.j-storebar') ?? notice;
    bar.hidden = true;
  });
}
