import { openModal } from '../page/modal.ts';
import { on } from '../page/on.ts';
import { dressPriceFilters } from './price-slider.ts';

const PANEL = '[data-filter-panel]';

function findSheet(): HTMLDialogElement | null {
  const sheet = document.getElementById('filter-sheet');
  return sheet instanceof HTMLDialogElement ? sheet : null;
}

/** Moves the category tree and the filters into the sheet and back, so that each exists once. */
function moveParts(from: Element | null, into: Element | null): void {
  if (from !== null && into !== null) into.append(...from.childNodes);
}

/** Closes the categories in the sheet, so that the filters are visible at once. */
function foldCategories(isFolded: boolean): void {
  document
    .querySelector(':is(#filters, #filter-sheet) [data-category-fold]')
    ?.toggleAttribute('open', !isFolded);
}

function findColumn(): HTMLElement | null {
  return document.getElementById('filters');
}

function openGroups(panel: Element): Set<string> {
  const open = panel.querySelectorAll<HTMLElement>('details[data-facet][open]');
  return new Set([...open].map(({ dataset }) => dataset.facet ?? ''));
}

/** Replaces the panel, keeping open groups open and the focus where it was. */
function replacePanel(fresh: Element): void {
  const panel = document.querySelector(PANEL);
  if (panel === null) return;
  const open = openGroups(panel);
  const focused = document.activeElement?.getAttribute('data-term');
  panel.replaceChildren(...fresh.childNodes);
  for (const group of panel.querySelectorAll<HTMLDetailsElement>('details[data-facet]'))
    group.open = open.has(group.dataset.facet ?? '');
  if (focused) panel.querySelector<HTMLElement>(`[data-term="${CSS.escape(focused)}"]`)?.focus();
}

function replaceInside(fresh: Document, selector: string): void {
  const [from, into] = [fresh.querySelector(selector), document.querySelector(selector)];
  if (from !== null && into !== null) into.replaceChildren(...from.childNodes);
}

let asked = 0;

/**
 * Toggles a filter while the sheet stays open: fetches the listing page and takes its filters, products and count.
 * On failure the browser navigates to it.
 */
async function refine(address: string): Promise<void> {
  asked += 1;
  const mine = asked;
  const sheet = findSheet();
  sheet?.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(address);
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const panel = fresh.querySelector(PANEL);
    if (mine !== asked) return;
    if (!answer.ok || panel === null) return location.assign(address);
    replacePanel(panel);
    replaceInside(fresh, '[data-results]');
    replaceInside(fresh, '[data-show-count]');
    dressPriceFilters();
    history.replaceState(history.state, '', answer.url);
    document
      .querySelector('[data-results]')
      ?.dispatchEvent(new CustomEvent('jamra:loop:replaced', { bubbles: true }));
  } catch {
    location.assign(address);
  } finally {
    if (mine === asked) sheet?.removeAttribute('aria-busy');
  }
}

function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') address.searchParams.append(name, value);
  return address.toString();
}

function open(): void {
  const sheet = findSheet();
  if (sheet === null || sheet.open) return;
  moveParts(findColumn(), sheet.querySelector('[data-sheet-body]'));
  foldCategories(true);
  openModal(sheet);
}

/**
 * On tablet and phone, categories and filters are in a sheet, where several filters can be chosen before the
 * products are shown.
 */
export function startFilterSheet(): void {
  on('click', '[data-open-filters]', (_button, event) => {
    if (findSheet() === null) return;
    event.preventDefault();
    open();
  });
  on('click', '#filter-sheet', (sheet, event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[data-term]');
    if (link) {
      event.preventDefault();
      void refine(link.href);
      return;
    }
    const closes = target?.closest('[data-close-filters]') || target === sheet;
    if (closes && sheet instanceof HTMLDialogElement) sheet.close();
  });
  on('submit', '#filter-sheet form', (form, event) => {
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void refine(addressOf(form));
  });
  findSheet()?.addEventListener('close', ({ target }) => {
    if (target instanceof Element) moveParts(target.querySelector('[data-sheet-body]'), findColumn());
    foldCategories(false);
    document.querySelector<HTMLElement>('[data-open-filters]')?.focus();
  });
  matchMedia('(min-width: 1025px)').addEventListener('change', () => findSheet()?.close());
}
