import { on } from '../page/on.ts';
import { moveByKey, panelOf, selectTab } from '../tabs/tab-set.ts';

const SET = '[data-tabs]';
const TAB = `${SET} [role="tab"]`;

function tabsOf(set: Element): HTMLAnchorElement[] {
  return [...set.querySelectorAll<HTMLAnchorElement>('[data-tab-list] a')];
}

function show(chosen: HTMLAnchorElement): void {
  const set = chosen.closest(SET);
  if (set !== null) selectTab(tabsOf(set), chosen);
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
  const requested = tabs.find((tab) => tab.hash !== '' && tab.hash === location.hash);
  const first = requested ?? tabs[0];
  if (first !== undefined) show(first);
}

/** Tabs of texts, with the keys of the product page's tabs. */
export function start(): void {
  for (const set of document.querySelectorAll<HTMLElement>(SET)) startOne(set);
  on('click', TAB, (tab, event) => {
    event.preventDefault();
    if (tab instanceof HTMLAnchorElement) show(tab);
  });
  on('keydown', TAB, (tab, event) => {
    const set = tab.closest(SET);
    if (set !== null) moveByKey(tab, event, { tabs: tabsOf(set), show });
  });
}
