const SAID_AGAIN_MS = 2000;

/**
 * Hides the result count from screen readers while the page loads, then announces it.
 *
 * Source: WIRE §14; LS-04
 */
export function startResultCount(): void {
  const counts = document.querySelectorAll('p.woocommerce-result-count');
  for (const count of counts) count.setAttribute('aria-hidden', 'true');
  const sayAgain = () =>
    setTimeout(() => {
      for (const count of counts) {
        const text = count.textContent;
        count.removeAttribute('aria-hidden');
        count.textContent = '';
        count.textContent = text;
      }
    }, SAID_AGAIN_MS);
  if (document.readyState === 'complete') sayAgain();
  else addEventListener('load', sayAgain, { once: true });
}
