import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { addressOf, refine, shownList, stopRefining } from './refine.ts';

const LINKS = '#filters a[data-term], [data-results] a[data-removes], [data-results] a[data-clear-filters]';

/**
 * Applies filters without loading the page: the scroll position and focus are kept, and Back removes the last filter.
 * The links and the form also work without it.
 *
 * Source: LS-07
 */
export function startFiltersInPlace(): void {
  on('click', LINKS, (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    void refine(link.href, 'push');
  });
  on('submit', '#filters form[data-price-filter]', (form, event) => {
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // Changing a price filter again adds no history entry.
    const isAgain = /[?&](?:min|max)_price=/.test(location.search);
    void refine(addressOf(form), isAgain ? 'replace' : 'push');
  });
  addEventListener('popstate', () => {
    const isOther = location.href.split('#')[0] !== shownList().split('#')[0];
    if (!isOther) stopRefining();
    else if (document.querySelector('[data-results]') !== null) void refine(location.href, 'keep');
  });
}
