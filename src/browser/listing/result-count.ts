const SAID_AGAIN_MS = 2000;

/** The script begins after the page was painted, which may be long after its load. */
function sinceLoadMs(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const isLoaded = navigation instanceof PerformanceNavigationTiming && navigation.loadEventStart > 0;
  return isLoaded ? performance.now() - navigation.loadEventStart : 0;
}

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
    }, SAID_AGAIN_MS - sinceLoadMs());
  if (document.readyState === 'complete') sayAgain();
  else addEventListener('load', sayAgain, { once: true });
}
