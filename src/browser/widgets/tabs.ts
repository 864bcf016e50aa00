import { on } from '../page/on.ts';
import { tabAfterKey } from '../tabs/first-tab.ts';

const SET = '[data-tabs]';
const TAB = `${SET} [role="tab"]`;

function tabsOf(set: Element): HTMLAnchorElement[] {
  return [...set.querySelectorAll<HTMLAnchorElement>('[data-tab-list] a')];
}

function panelOf(tab: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(tab.hash.slice(1)));
}

function show(chosen: HTMLAnchorElement): void {
  const set = chosen.closest(SET);
  for (const tab of set === null ? [] : tabsOf(set)) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (panel !== null) panel.hidden = !isChosen;
  }
}

/** Links and sections become tabs and panels. Source: WAI-ARIA tabs */
function startOne(set: HTMLElement): void {
  const tabs = tabsOf(set);
  const list = set.querySelector('[data-tab-list]');
  list?.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    tab.setAttribute('role', 'tab');
    tab.parentElement?.setAttribute('role', 'presentation');
    const panel = panelOf(tab);
    if (panel === null) continue;
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.tabIndex = 0;
    panel.querySelector('[data-tab-title]')?.remove();
  }
  const asked = tabs.find((tab) => tab.hash !== '' && tab.hash === location.hash);
  const first = asked ?? tabs[0];
  if (first !== undefined) show(first);
}

function moveByKey(tab: HTMLElement, event: KeyboardEvent): void {
  const set = tab.closest(SET);
  if (set === null) return;
  const tabs = tabsOf(set);
  const at = tabs.findIndex((one) => one.isSameNode(tab));
  const isRightToLeft = getComputedStyle(tab).direction === 'rtl';
  const next = tabs[tabAfterKey(event.key, { at, count: tabs.length, isRightToLeft }) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  show(next);
  next.focus();
}

/** Tabs of texts, with the keys of the product page's tabs. */
export function start(): void {
  for (const set of document.querySelectorAll<HTMLElement>(SET)) startOne(set);
  on('click', TAB, (tab, event) => {
    event.preventDefault();
    if (tab instanceof HTMLAnchorElement) show(tab);
  });
  on('keydown', TAB, moveByKey);
}
