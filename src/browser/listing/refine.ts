import { replaceInside } from '../page/replace-inside.ts';
import { dressPriceFilters } from './price-slider.ts';

const PANEL = '[data-filter-panel]';
const RESULTS = '[data-results]';
/** Parts of the page that filters change, beside the filters themselves. */
const CHANGED = [RESULTS, '[data-show-count]', '[data-results-warning]', '.j-lang'];

function openGroups(panel: Element): Set<string> {
  const open = panel.querySelectorAll<HTMLElement>('details[data-facet][open]');
  return new Set([...open].map(({ dataset }) => dataset.facet ?? ''));
}

/**
 * Selectors that find the focused control in the new page, or the next best one; empty if the focus is outside the
 * list.
 */
function focusedControl(): string[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest(`${PANEL}, ${RESULTS}`) === null) return [];
  const { term, handle, removes } = focused.dataset;
  if (term !== undefined) return [`[data-term="${CSS.escape(term)}"]`];
  if (handle !== undefined) return [`[data-handle="${handle}"]`];
  // A removed filter is gone afterwards: focus the other filters, or the order.
  if (removes !== undefined) return ['.j-chosen a', 'select.orderby'];
  return focused.id === '' ? ['select.orderby'] : [`#${CSS.escape(focused.id)}`];
}

/** Focuses the first that exists. */
function focusFirst(selectors: readonly string[]): void {
  const find = (selector: string) =>
    document.querySelector<HTMLElement>(`:is(${PANEL}, ${RESULTS}) :is(${selector})`);
  const target = selectors.map(find).find((element) => element !== null);
  target?.focus({ preventScroll: true });
}

/** A field that is being typed in; what is typed outlasts the replacement. */
function typedField(): HTMLInputElement | null {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement && focused.closest(PANEL) !== null;
  return isField && focused.type !== 'range' && focused.value !== focused.defaultValue ? focused : null;
}

/** Replaces the filters and keeps open groups open. */
function replacePanel(fresh: Element): void {
  const panel = document.querySelector(PANEL);
  if (panel === null) return;
  const open = openGroups(panel);
  panel.replaceChildren(...fresh.childNodes);
  for (const group of panel.querySelectorAll<HTMLDetailsElement>('details[data-facet]'))
    group.open = open.has(group.dataset.facet ?? '');
}

function setBusy(isBusy: boolean): void {
  for (const part of document.querySelectorAll(`#filter-sheet, #filters, ${RESULTS}`))
    part.toggleAttribute('data-busy', isBusy);
  document.querySelector(RESULTS)?.setAttribute('aria-busy', String(isBusy));
}

/** How the history changes: a new entry, the current one replaced, or none. */
export type HistoryStep = 'push' | 'replace' | 'keep';

const STEPS: Readonly<Record<HistoryStep, (address: string) => void>> = {
  push: (address) => history.pushState(history.state, '', address),
  replace: (address) => history.replaceState(history.state, '', address),
  keep: () => undefined,
};

let shown = location.href;
let running: AbortController | null = null;

/** Aborts the running request: the page already shows the right state. */
export function stopRefining(): void {
  running?.abort();
  running = null;
  setBusy(false);
}

/** The address that the list was taken from. */
export const shownList = (): string => shown;

function show(fresh: Document, panel: Element): void {
  const focus = focusedControl();
  const typed = typedField();
  replacePanel(panel);
  for (const selector of CHANGED) replaceInside(fresh, selector);
  document.title = fresh.title;
  dressPriceFilters();
  focusFirst(focus);
  const field = typed === null ? null : document.getElementById(typed.id);
  if (typed !== null && field instanceof HTMLInputElement) field.value = typed.value;
  document.querySelector(RESULTS)?.dispatchEvent(new CustomEvent('jamra:loop:replaced', { bubbles: true }));
}

/**
 * Shows the list of another address in place: its filters, products and count. The last call wins; where the answer is no list
 * the browser goes to the address.
 */
export async function refine(address: string, step: HistoryStep): Promise<void> {
  running?.abort();
  const request = new AbortController();
  running = request;
  setBusy(true);
  try {
    const answer = await fetch(address, { signal: request.signal });
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const panel = fresh.querySelector(PANEL);
    if (request.signal.aborted) return;
    if (!answer.ok || panel === null) return location.assign(address);
    STEPS[step](answer.url);
    shown = location.href;
    show(fresh, panel);
  } catch {
    if (!request.signal.aborted) location.assign(address);
  } finally {
    if (running === request) stopRefining();
  }
}

/** The address of a filter form; empty fields are left out. */
export function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') address.searchParams.append(name, value);
  return address.toString();
}
