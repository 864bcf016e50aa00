import { on } from '../page/on.ts';

const FOLDED = '.j-header details[open]';
const BESIDE = '.j-menu > li:has(> .j-submenu)';

function closeAll(except: Element | null = null): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(FOLDED)) {
    if (except === null || !open.contains(except)) open.open = false;
  }
}

/** A new height alone is a phone hiding its address bar, no resize the visitor made. */
function closeOnNewWidth(): void {
  let widthPx = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === widthPx) return;
    widthPx = innerWidth;
    closeAll();
  });
}

function leave(open: HTMLElement): void {
  open.removeAttribute('open');
  open.querySelector<HTMLElement>(':scope > summary')?.focus();
}

function moveInside(item: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...item.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The header's folded menus close on resize, on Escape and on a press elsewhere; arrows walk through a submenu. */
export function startMenu(): void {
  closeOnNewWidth();
  document.addEventListener('click', ({ target }) => closeAll(target instanceof Element ? target : null));
  on('keydown', FOLDED, (open, event) => {
    if (event.key === 'Escape') leave(open);
  });
  on('keydown', BESIDE, moveInside);
}
