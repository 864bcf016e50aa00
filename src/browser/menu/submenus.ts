import { on } from '../page/on.ts';
import { neighbour } from './neighbour.ts';

const SHOW_DELAY_MS = 250;
const HIDE_DELAY_MS = 500;
const MENU = '[data-menu]';
const ITEM = '[data-menu-item]';

function toggleOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(':scope > [data-submenu-toggle]');
}

function submenuOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(':scope > .j-submenu');
}

function isOpen(item: Element): boolean {
  return toggleOf(item)?.getAttribute('aria-expanded') === 'true';
}

/** Aligns a list that would overflow the window with the other edge of its entry. */
function keepInside(list: HTMLElement): void {
  list.classList.remove('is-turned');
  const { left, right } = list.getBoundingClientRect();
  list.classList.toggle('is-turned', left < 0 || right > document.documentElement.clientWidth);
}

function show(item: Element, opens: boolean): void {
  const toggle = toggleOf(item);
  const list = submenuOf(item);
  if (toggle === null || list === null || isOpen(item) === opens) return;
  if (opens) for (const other of document.querySelectorAll(ITEM)) show(other, false);
  toggle.setAttribute('aria-expanded', String(opens));
  item.classList.toggle('is-open', opens);
  if (opens) keepInside(list);
}

/** Ignores a pointer that only passes over or leaves for a moment. */
function followPointer(item: Element): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (opens: boolean, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(item, opens), delayMs);
  };
  item.addEventListener('pointerenter', (event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'touch') later(true, SHOW_DELAY_MS);
  });
  item.addEventListener('pointerleave', (event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'touch') later(false, HIDE_DELAY_MS);
  });
}

function closeAndReturn(item: Element): void {
  const hadFocus = submenuOf(item)?.contains(document.activeElement) ?? false;
  show(item, false);
  if (hadFocus) toggleOf(item)?.focus();
}

/** Moves between the entries of the bar with left and right, following the page's direction. */
function moveAlong(item: HTMLElement, { key }: KeyboardEvent): void {
  if (submenuOf(item)?.contains(document.activeElement) || !key.startsWith('Arrow')) return;
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const next = key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight') ? 'nextElementSibling' : null;
  const previous = key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') ? 'previousElementSibling' : null;
  const direction = next ?? previous;
  if (direction !== null) item[direction]?.querySelector<HTMLElement>('a')?.focus();
}

function walk(item: HTMLElement, event: KeyboardEvent): void {
  const list = submenuOf(item);
  if (list === null) return;
  const stops = [...list.querySelectorAll<HTMLElement>('a')];
  if (list.contains(document.activeElement)) {
    const toggle = toggleOf(item);
    neighbour(toggle === null ? stops : [toggle, ...stops], event)?.focus();
  } else if (event.key === 'ArrowDown' || (event.key === ' ' && document.activeElement?.matches('a'))) {
    event.preventDefault();
    show(item, true);
    if (event.key === 'ArrowDown') stops[0]?.focus();
  }
}

/**
 * Opens a submenu 250 ms after the pointer enters and closes it 500 ms after it leaves; at once by its button.
 * Escape closes it and returns the focus; arrow keys move.
 *
 * Source: spec §9 Menus; HD-05, HD-07
 */
export function startSubmenus(): void {
  const menus = document.querySelectorAll<HTMLElement>(MENU);
  if (menus.length === 0) return;
  for (const menu of menus) menu.dataset.ready = '';
  const items = document.querySelectorAll(`${MENU} ${ITEM}`);
  for (const item of items) {
    followPointer(item);
    item.addEventListener('focusout', (event) => {
      const goesTo = event instanceof FocusEvent ? event.relatedTarget : null;
      if (!(goesTo instanceof Node && item.contains(goesTo)) && !item.matches(':hover')) show(item, false);
    });
  }
  on('click', `${MENU} [data-submenu-toggle]`, (toggle) => {
    const item = toggle.closest(ITEM);
    if (item !== null) show(item, !isOpen(item));
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const item of items) closeAndReturn(item);
  });
  on('keydown', ITEM, (item, event) => {
    moveAlong(item, event);
    walk(item, event);
  });
  document.addEventListener('click', ({ target }) => {
    for (const item of items) {
      if (!(target instanceof Node && item.contains(target))) show(item, false);
    }
  });
}
