import { on } from '../page/on.ts';

const DISMISS = '.woocommerce-store-notice__dismiss-link';

function dismiss(link: HTMLElement, event: Event): void {
  event.preventDefault();
  const id = link.closest<HTMLElement>('[data-notice-id]')?.dataset.noticeId;
  if (id === undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store has no answer in time for the next page
  document.cookie = `store_notice${id}=hidden; path=/; SameSite=Lax`;
  document.documentElement.dataset.noNotice = '';
}

/**
 * Dismisses the store notice until its text, and with it its id, changes.
 *
 * Source: spec §2 Store notice; SN-02, SN-03, SN-04
 */
export function startStoreNotice(): void {
  on('click', DISMISS, dismiss);
  on('keydown', DISMISS, (link, event) => {
    if (event.key === ' ') dismiss(link, event);
  });
}
