import styles from '#views/style/on-demand/coming-soon-banner.css?url';
import { loadStyles } from '../page/load-part.ts';

const ADDRESS = '/wp-json/jamra/v1/coming-soon-banner/';

/** Call 5. The banner is removed from the page regardless of the answer. */
async function dismiss({ dataset }: HTMLElement): Promise<void> {
  const { restUrl = '', restNonce = '' } = dataset;
  await fetch(restUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-WP-Nonce': restNonce },
    body: JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
  }).catch(() => undefined);
}

/** Moves fixed elements at the foot of the page above the banner, whatever its height. */
function keepAbove(banner: HTMLElement): void {
  new ResizeObserver(() =>
    document.body.style.setProperty('--coming-soon-height', `${banner.offsetHeight}px`),
  ).observe(banner);
}

/** Shows staff that the shop is in coming-soon mode, until they put it away. Source: spec §2; CS-01, CS-04 */
export async function showComingSoonBanner(): Promise<void> {
  const { lang } = document.documentElement;
  const response = await fetch(lang === 'ar' ? `/ar${ADDRESS}` : ADDRESS);
  const markup = response.ok ? await response.text() : '';
  if (markup === '') return;
  await loadStyles(styles);
  document.body.insertAdjacentHTML('beforeend', markup);
  const banner = document.getElementById('coming-soon-footer-banner');
  if (banner !== null) keepAbove(banner);
  const button = banner?.querySelector<HTMLElement>('.coming-soon-footer-banner-dismiss');
  button?.addEventListener('click', async (event) => {
    event.preventDefault();
    await dismiss(button);
    banner?.remove();
  });
  button?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    button.click();
  });
}
