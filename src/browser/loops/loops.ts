import { toFilterState } from '#shop/loops/rules/filter-state.ts';
import { pageAddresses, withFilters } from '#shop/loops/rules/loop-address.ts';
import { multipleTerms } from '#shop/loops/rules/operators.ts';
import { type TaxonomyFilter, withTermToggled } from '#shop/loops/rules/taxonomy-filter.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { announce, isArchive, type LoopElement, loopsOf, requestIn } from './loop-state.ts';
import { go, isLoading, loadMore, noteShown, restore, retryLoop, thenToStart } from './navigate-loop.ts';
import { appendLoop, pressFilters, showFailed } from './replace-loop.ts';

/** Pages loaded by scrolling; afterwards the button is shown, so that the footer can be reached. */
const MOST_ENDLESS = 3;
const NEAR_PX = '600px';

function findLoop(id: string | undefined): LoopElement | null {
  return loopsOf(document).find((loop) => loop.id === id) ?? null;
}

/** The loop that an element belongs to. */
function loopAround(element: Element): LoopElement | null {
  return findLoop(element.closest<HTMLElement>('[data-loop]')?.dataset.loop);
}

/** Filters a loop: its state, its address, the overlay, its content, in this order (GF-14). */
function filter(loop: LoopElement, filters: readonly TaxonomyFilter[]): Promise<boolean> {
  announce(loop, 'filters', toFilterState(filters));
  return go(loop, withFilters(location.href, loop.id, filters));
}

function pick(item: HTMLElement, loop: LoopElement, nav: HTMLElement): void {
  const { taxonomy = '', multiple } = nav.dataset;
  const { filters } = requestIn(location.href, loop.id);
  const picked = { taxonomy, term: item.dataset.filter ?? '', multiple: multipleTerms(multiple) };
  void filter(loop, withTermToggled(filters, picked));
}

function startFilters(): void {
  on('click', '[data-filter-loop] a', (item, event) => {
    const nav = item.closest<HTMLElement>('[data-filter-loop]');
    const loop = findLoop(nav?.dataset.filterLoop);
    if (nav === null || loop === null || !isPlainClick(event)) return;
    event.preventDefault();
    if (item.dataset.filter !== undefined) {
      pick(item, loop, nav);
      return;
    }
    const { filters } = requestIn(location.href, loop.id);
    void filter(
      loop,
      filters.filter(({ taxonomy }) => taxonomy !== nav.dataset.taxonomy),
    );
  });
  on('keydown', '[data-filter-loop] [role="button"]', (item, event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    item.click();
  });
}

/**
 * The address of a link to a page of a loop. The link may be older than changes of other loops on the page, whose
 * state is kept.
 */
function pageAddress(loop: LoopElement, { href }: HTMLAnchorElement): string {
  if (isArchive(loop)) return new URL(href).pathname + location.search;
  return pageAddresses(location.href, loop.id)(requestIn(href, loop.id).page);
}

function startPages(): void {
  on('click', '[data-loop] a.page-numbers, [data-loop-clear]', (link, event) => {
    const loop = loopAround(link);
    if (loop === null || !(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    thenToStart(
      loop,
      link.dataset.loopClear === undefined ? go(loop, pageAddress(loop, link)) : filter(loop, []),
    );
  });
}

function more(loop: LoopElement, link: HTMLAnchorElement): void {
  const address = new URL(pageAddress(loop, link), location.href).href;
  const retry = () => {
    link.focus({ preventScroll: true });
    more(loop, link);
  };
  void loadMore(loop, { address, use: (answer) => appendLoop(loop, answer), retry });
}

function startMore(): void {
  on('click', '[data-loop-more]', (link, event) => {
    const loop = loopAround(link);
    if (loop === null || !(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    if (!isLoading(loop)) more(loop, link);
  });
}

function watchEnd(loop: LoopElement): void {
  let pages = 0;
  const watch = () => {
    const link = loop.element.querySelector<HTMLAnchorElement>('[data-loop-more="endless"]');
    if (link !== null && pages < MOST_ENDLESS) observer.observe(link);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const link = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!(link instanceof HTMLAnchorElement) || isLoading(loop)) return;
      observer.disconnect();
      pages += 1;
      more(loop, link);
    },
    { rootMargin: NEAR_PX },
  );
  loop.element.addEventListener('jamra:loop:replaced', watch);
  watch();
}

function startRetries(): void {
  on('click', '[data-loop-failed] button', (button) => {
    const loop = loopAround(button);
    if (loop === null) return;
    if (button.dataset.tryAgain === undefined) showFailed(loop, false);
    else retryLoop(loop);
  });
}

/** The address whose content the page was loaded with; Back and Forward may have left it since. */
function loadedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

/** Starts the loops of the page, or of a popup that shows: both were printed for the address that was loaded. */
function startIn(root: ParentNode): void {
  for (const loop of loopsOf(root)) {
    noteShown(loop, loadedAddress());
    watchEnd(loop);
  }
  pressFilters(root);
  restore();
}

/** Filters and pages of loops in place, also of those that popups show later; without this they are links. */
export function start(): void {
  startFilters();
  startPages();
  startMore();
  startRetries();
  startIn(document);
  document.addEventListener('elementor/popup/show', ({ target }) => {
    if (target instanceof Element) startIn(target);
  });
  // Back and Forward (GF-11).
  window.addEventListener('popstate', restore);
}
