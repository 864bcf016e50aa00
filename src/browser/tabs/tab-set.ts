import { tabAfterKey } from './first-tab.ts';

/** Selects one tab of a set and shows its panel. */
export function selectTab(tabs: readonly HTMLAnchorElement[], chosen: HTMLAnchorElement): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (panel !== null) panel.hidden = !isChosen;
  }
}

/** The panel that a tab's link leads to. */
export function panelOf(tab: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(tab.hash.slice(1)));
}

/** Moves to the tab that a key leads to; Space selects the tab itself. Source: WAI-ARIA tabs */
export function moveByKey(
  tab: HTMLElement,
  event: KeyboardEvent,
  { tabs, show }: { tabs: readonly HTMLAnchorElement[]; show: (tab: HTMLAnchorElement) => void },
): void {
  const at = tabs.findIndex((one) => one.isSameNode(tab));
  const isRightToLeft = getComputedStyle(tab).direction === 'rtl';
  const to = event.key === ' ' ? at : tabAfterKey(event.key, { at, count: tabs.length, isRightToLeft });
  const next = tabs[to ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  show(next);
  next.focus();
}
