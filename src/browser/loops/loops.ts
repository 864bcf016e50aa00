import { toFilterState } from '#shop/loops/rules/filter-state.ts';
import { pageAddresses, withFilters } from '#shop/loops/rules/loop-address.ts';
import { multipleTerms } from '#shop/loops/rules/operators.ts';
import { type TaxonomyFilter, withTermToggled } from '#shop/loops/rules/taxonomy-filter.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { announce, type LoopElement, loopsOf, requestIn } from './loop-state.ts';
import { type RefreshedLoop, refreshLoop } from './refresh-loop.ts';
import { appendLoop, pressFilters, replaceLoop, sayFailed, setBusy } from './replace-loop.ts';

/** Pages loaded by scrolling; afterwards the button is shown, so that the footer can be reached. */
const MOST_ENDLESS = 3;
const NEAR_PX = '600px';

/** The newest call of each loop, what of the address it shows, and the address to return to if it fails. */
const calls = new Map<string, AbortController>();
const shown = new Map<string, string>();
const origins = new Map<string, string>();

const isArchive = ({ element }: LoopElement) => element.dataset.loopArchive !== undefined;

/** What of an address a loop depends on. */
function stateWord(loop: LoopElement, address: string): string {
  const { pathname } = new URL(address, location.href);
  return JSON.stringify([requestIn(address, loop.id), isArchive(loop) ? pathname : '']);
}

function findLoop(id: string | undefined): LoopElement | null {
  return loopsOf(document).find((loop) => loop.id === id) ?? null;
}

type LoadOptions = Readonly<{ address: string; use: (answer: RefreshedLoop) => void }>;

/** Loads a loop; a newer call of the same loop takes its place. */
async function load(
  loop: LoopElement,
  { address, use }: LoadOptions,
): Promise<'done' | 'failed' | 'replaced'> {
  calls.get(loop.id)?.abort();
  const call = new AbortController();
  calls.set(loop.id, call);
  setBusy(loop, true);
  announce(loop, 'loading');
  const state = toFilterState(requestIn(address, loop.id).filters);
  const answer = await refreshLoop(loop, state, { address, signal: call.signal });
  if (calls.get(loop.id) !== call) return 'replaced';
  calls.delete(loop.id);
  setBusy(loop, false);
  if (answer === null) {
    sayFailed(loop);
    announce(loop, 'failed');
    return 'failed';
  }
  use(answer);
  announce(loop, 'replaced');
  return 'done';
}

/** Shows the loop's state from the address. */
async function show(loop: LoopElement): Promise<'done' | 'failed' | 'replaced'> {
  const address = location.href;
  const outcome = await load(loop, { address, use: (answer) => replaceLoop(loop, answer) });
  if (outcome === 'done') shown.set(loop.id, stateWord(loop, address));
  return outcome;
}

/** Navigates to an address of a loop; on failure restores the address of what is shown. */
async function go(loop: LoopElement, address: string): Promise<boolean> {
  const before = (calls.has(loop.id) ? origins.get(loop.id) : undefined) ?? location.href;
  origins.set(loop.id, before);
  history.pushState(history.state, '', address);
  announce(loop, 'address');
  const pushed = location.href;
  const outcome = await show(loop);
  if (outcome === 'failed' && location.href === pushed) history.replaceState(history.state, '', before);
  return outcome === 'done';
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

/** To the beginning of a loop whose page was turned, for keyboards and screen readers as well. */
function goToStart({ element }: LoopElement): void {
  element.scrollIntoView({ block: 'start' });
  element.querySelector<HTMLElement>('[data-loop-items] a')?.focus({ preventScroll: true });
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
    const loop = findLoop(link.closest<HTMLElement>('[data-loop]')?.dataset.loop);
    if (loop === null || !(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    const going = link.dataset.loopClear === undefined ? go(loop, pageAddress(loop, link)) : filter(loop, []);
    void going.then((isDone) => isDone && goToStart(loop));
  });
}

async function more(loop: LoopElement, link: HTMLAnchorElement): Promise<void> {
  const address = new URL(pageAddress(loop, link), location.href).href;
  await load(loop, { address, use: (answer) => appendLoop(loop, answer) });
}

function startMore(): void {
  on('click', '[data-loop-more]', (link, event) => {
    const loop = findLoop(link.closest<HTMLElement>('[data-loop]')?.dataset.loop);
    if (loop === null || !(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    if (!calls.has(loop.id)) void more(loop, link);
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
      if (!(link instanceof HTMLAnchorElement) || calls.has(loop.id)) return;
      observer.disconnect();
      pages += 1;
      void more(loop, link).then(watch);
    },
    { rootMargin: NEAR_PX },
  );
  loop.element.addEventListener('jamra:loop:replaced', watch);
  watch();
}

/** Restores the state in the address. */
function restore(): void {
  for (const loop of loopsOf(document))
    if (calls.has(loop.id) || shown.get(loop.id) !== stateWord(loop, location.href)) void show(loop);
}

/** The address whose content the page was loaded with; Back and Forward may have left it since. */
function loadedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

/** Filters and pages of loops in place; without this they are links. */
export function start(): void {
  for (const loop of loopsOf(document)) {
    shown.set(loop.id, stateWord(loop, loadedAddress()));
    watchEnd(loop);
  }
  pressFilters(document);
  startFilters();
  startPages();
  startMore();
  // Back and Forward (GF-11).
  window.addEventListener('popstate', restore);
  restore();
}
