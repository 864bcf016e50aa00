import { on } from '../page/on.ts';
import { neighbour } from './neighbour.ts';

const TOGGLE = '[data-menu-toggle]';
const PANEL = '[data-mobile-menu]';

function parts(): { toggle: HTMLElement; panel: HTMLElement } | null {
  const toggle = document.querySelector<HTMLElement>(TOGGLE);
  const panel = document.querySelector<HTMLElement>(PANEL);
  return toggle === null || panel === null ? null : { toggle, panel };
}

function isOpen(toggle: HTMLElement): boolean {
  return toggle.getAttribute('aria-expanded') === 'true';
}

/** The panel reaches from the lower edge of the header to that of the window. */
function show(opens: boolean): void {
  const found = parts();
  if (found === null) return;
  const { toggle, panel } = found;
  const belowPx = toggle.closest('.j-header')?.getBoundingClientRect().bottom ?? 0;
  panel.style.setProperty('--menu-from', `${Math.max(0, belowPx)}px`);
  panel.classList.toggle('is-open', opens);
  toggle.setAttribute('aria-expanded', String(opens));
}

/** A change of height alone is a phone hiding its address bar, not a resize. */
function closeOnNewWidth(): void {
  let widthPx = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === widthPx) return;
    widthPx = innerWidth;
    show(false);
  });
}

function closeWhenLeft(): void {
  const leaves = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`${TOGGLE}, ${PANEL}`) === null) show(false);
  };
  document.addEventListener('click', leaves);
  document.addEventListener('focusin', leaves);
}

/**
 * Opens and closes the mobile menu; it also closes on Escape, when the focus leaves it, and when the width
 * changes. Arrow keys move through it.
 *
 * Source: spec §2 Site header, §4 Mobile menu; HD-01, HD-03, HD-07
 */
export function startMobileMenu(): void {
  closeOnNewWidth();
  closeWhenLeft();
  on('click', TOGGLE, (toggle) => show(!isOpen(toggle)));
  on('keydown', `${TOGGLE}, ${PANEL}`, (_part, event) => {
    const found = parts();
    if (found === null || !isOpen(found.toggle)) return;
    const { toggle, panel } = found;
    if (event.key === 'Escape') {
      show(false);
      toggle.focus();
    }
    neighbour([toggle, ...panel.querySelectorAll<HTMLElement>('a, [role="button"]')], event)?.focus();
  });
}
