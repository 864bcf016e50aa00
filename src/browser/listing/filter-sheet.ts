import { openModal } from '../page/modal.ts';
import { on } from '../page/on.ts';
import { addressOf, refine } from './refine.ts';

function findSheet(): HTMLDialogElement | null {
  const sheet = document.getElementById('filter-sheet');
  return sheet instanceof HTMLDialogElement ? sheet : null;
}

/** Moves the category tree and the filters into the sheet and back, so that each exists once. */
function moveParts(from: Element | null, into: Element | null): void {
  if (from !== null && into !== null) into.append(...from.childNodes);
}

function findColumn(): HTMLElement | null {
  return document.getElementById('filters');
}

function open(): void {
  const sheet = findSheet();
  if (sheet === null || sheet.open) return;
  moveParts(findColumn(), sheet.querySelector('[data-sheet-body]'));
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
      void refine(link.href, 'replace');
      return;
    }
    const closes = target?.closest('[data-close-filters]') || target === sheet;
    if (closes && sheet instanceof HTMLDialogElement) sheet.close();
  });
  on('submit', '#filter-sheet form', (form, event) => {
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void refine(addressOf(form), 'replace');
  });
  findSheet()?.addEventListener('close', ({ target }) => {
    if (target instanceof Element) moveParts(target.querySelector('[data-sheet-body]'), findColumn());
    document.querySelector<HTMLElement>('[data-open-filters]')?.focus();
  });
  matchMedia('(min-width: 1025px)').addEventListener('change', () => findSheet()?.close());
}
