import { holdPage, releasePage } from '../page/hold-page.ts';
import { on } from '../page/on.ts';
import { neighbour } from './neighbour.ts';

const TOGGLE = '[data-menu-toggle]';
const PANEL = '[data-mobile-menu]';

type Menu = { toggle: HTMLElement; panel: HTMLElement };

function menus(): Menu[] {
  return [...document.querySelectorAll<HTMLElement>(TOGGLE)].flatMap((toggle) => {
    const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    return panel === null ? [] : { toggle, panel };
  });
}

function isPartOf({ toggle, panel }: Menu, element: Element): boolean {
  return toggle.contains(element) || panel.contains(element);
}

function isOpen({ toggle }: Menu): boolean {
  return toggle.getAttribute('aria-expanded') === 'true';
}

/** The panel reaches from the lower edge of the header, or of a button within the page, to that of the window. */
function show({ toggle, panel }: Menu, opens: boolean): void {
  const header = toggle.closest('.j-header');
  if (opens && header === null) toggle.scrollIntoView({ block: 'center' });
  const belowPx = (header ?? toggle).getBoundingClientRect().bottom;
  panel.style.setProperty('--menu-from', `${Math.max(0, belowPx)}px`);
  panel.classList.toggle('is-open', opens);
  toggle.setAttribute('aria-expanded', String(opens));
  if (opens) holdPage(panel);
  else releasePage(panel);
}

function close(isLeft: (menu: Menu) => boolean = () => true): void {
  for (const menu of menus()) if (isOpen(menu) && isLeft(menu)) show(menu, false);
}

/** A change of height alone is a phone hiding its address bar, not a resize. */
function closeOnNewWidth(): void {
  let widthPx = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === widthPx) return;
    widthPx = innerWidth;
    close();
  });
}

function closeWhenLeft(): void {
  const leaves = ({ target }: Event) => {
    if (target instanceof Element) close((menu) => !isPartOf(menu, target));
  };
  document.addEventListener('click', leaves);
  document.addEventListener('focusin', leaves);
}

/**
 * Opens and closes mobile menus; one also closes on Escape, when the focus leaves it, and when the width
 * changes. Arrow keys move through it.
 *
 * Source: spec §2 Site header, §4 Mobile menu; HD-01, HD-03, HD-07
 */
export function startMobileMenu(): void {
  closeOnNewWidth();
  closeWhenLeft();
  const menuOf = (part: Element) => menus().find((menu) => isPartOf(menu, part));
  on('click', TOGGLE, (toggle) => {
    const menu = menuOf(toggle);
    if (menu !== undefined) show(menu, !isOpen(menu));
  });
  on('keydown', `${TOGGLE}, ${PANEL}`, (part, event) => {
    const menu = menuOf(part);
    if (menu === undefined || !isOpen(menu)) return;
    const { toggle, panel } = menu;
    if (event.key === 'Escape') {
      show(menu, false);
      toggle.focus();
    }
    neighbour([toggle, ...panel.querySelectorAll<HTMLElement>('a, [role="button"]')], event)?.focus();
  });
}
