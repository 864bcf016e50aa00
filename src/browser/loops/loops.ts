import { toFilterState } from '#shop/loops/rules/filter-state.ts';
import { type LoopRequest, pageAddresses, withFilters } from '#shop/loops/rules/loop-address.ts';
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

/** The newest call of each loop, and what of the address it shows. */
const calls = new Map<string, AbortController>();
const shown = new Map<string, string>();

const wordOf = (request: LoopRequest) => JSON.stringify(request);

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
  if (outcome === 'done') shown.set(loop.id, wordOf(requestIn(address, loop.id)));
  return outcome;
}

/** Navigates to an address of a loop; restores the address on failure. */
async function go(loop: LoopElement, address: string): Promise<boolean> {
  const before = location.href;
  history.pushState(history.state, '', address);
  announce(loop, 'address');
  const pushed = location.href;
  const outcome = await show(loop);
  if (outcome === 'failed' && location.href === pushed) history.replaceState(history.state, '', before);
  return outcome === 'done';
}

/** Filters a loop: its state, its address, the overlay, its content, in this order (GF-14). */
async function filter(loop: LoopElement, filters: readonly TaxonomyFilter[]): Promise<void> {
  announce(loop, 'filters', toFilterState(filters));
  await go(loop, withFilters(location.href, loop.id, filters));
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
function pageAddress({ id, element }: LoopElement, { href }: HTMLAnchorElement): string {
  if (element.dataset.loopArchive !== undefined) return new URL(href).pathname + location.search;
  return pageAddresses(location.href, id)(requestIn(href, id).page);
}

function startPages(): void {
  on('click', '[data-loop] a.page-numbers, [data-loop-clear]', (link, event) => {
    const loop = findLoop(link.closest<HTMLElement>('[data-loop]')?.dataset.loop);
    if (loop === null || !(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.dataset.loopClear !== undefined) void filter(loop, []);
    else void go(loop, pageAddress(loop, link)).then((isDone) => isDone && goToStart(loop));
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

/** Back and Forward restore the state in the address (GF-11). */
function startHistory(): void {
  window.addEventListener('popstate', () => {
    for (const loop of loopsOf(document))
      if (shown.get(loop.id) !== wordOf(requestIn(location.href, loop.id))) void show(loop);
  });
}

/** Filters and pages of loops in place; without this they are links. */
export function start(): void {
  for (const loop of loopsOf(document)) {
    shown.set(loop.id, wordOf(requestIn(location.href, loop.id)));
    watchEnd(loop);
  }
  pressFilters(document);
  startFilters();
  startPages();
  startMore();
  startHistory();
}
