import { on } from '../page/on.ts';
import { firstTab } from './first-tab.ts';
import { moveByKey, selectTab } from './tab-set.ts';

const WRAPPER = '.wc-tabs-wrapper';
const TAB = `${WRAPPER} .wc-tabs a`;

function tabsOf(wrapper: Element): HTMLAnchorElement[] {
  return [...wrapper.querySelectorAll<HTMLAnchorElement>('.wc-tabs a')];
}

function show(chosen: HTMLAnchorElement): void {
  const wrapper = chosen.closest(WRAPPER);
  if (wrapper === null) return;
  const tabs = tabsOf(wrapper);
  selectTab(tabs, chosen);
  for (const tab of tabs) tab.parentElement?.classList.toggle('active', tab === chosen);
  wrapper.setAttribute('data-ready', '');
}

function findTab(key: string): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(`${WRAPPER} .${key}_tab > a`);
}

/** Makes the panels focusable; without script they are plain sections. */
function makeFocusable(wrapper: Element): void {
  for (const panel of wrapper.querySelectorAll<HTMLElement>('.wc-tab')) panel.tabIndex = 0;
}

/** Scrolls to the fragment's target, or to the tabs where that is a panel or nothing: a panel has no heading of its own. */
function bringIntoView(tab: HTMLElement): void {
  const target = document.getElementById(location.hash.slice(1));
  const isInPanel = target !== null && !target.matches('.wc-tab');
  (isInPanel ? target : tab).scrollIntoView({ block: 'start' });
}

/** The tab whose panel contains the fragment's target. */
function tabAround(fragment: string): HTMLAnchorElement | null {
  const panel = document.getElementById(fragment)?.closest(`${WRAPPER} .wc-tab`);
  return panel ? document.querySelector<HTMLAnchorElement>(`${TAB}[href="#${panel.id}"]`) : null;
}

/** The server opens the tab whose form it answers. */
function firstByServer(): string | null {
  return document.querySelector<HTMLElement>(WRAPPER)?.dataset.firstTab ?? null;
}

function openFirst(): void {
  const requested = firstTab(location.href) ?? firstByServer();
  const chosen =
    (requested === null ? null : findTab(requested)) ?? document.querySelector<HTMLAnchorElement>(TAB);
  if (chosen === null) return;
  show(chosen);
  if (requested !== null) bringIntoView(chosen);
}

/**
 * When only the fragment changes, opens the tab it names or whose panel contains its target; other fragments have no
 * effect.
 */
function followFragment(): void {
  const requested = firstTab(location.hash) ?? (location.hash === '#tab-description' ? 'description' : null);
  const chosen = requested === null ? tabAround(location.hash.slice(1)) : findTab(requested);
  if (chosen === null) return;
  show(chosen);
  bringIntoView(chosen);
}

/** The tabs of a product page; without script their links jump to the sections. Source: PP-05 to PP-11 */
export function startTabs(): void {
  for (const wrapper of document.querySelectorAll(WRAPPER)) makeFocusable(wrapper);
  openFirst();
  addEventListener('hashchange', followFragment);
  on('click', TAB, (tab, event) => {
    event.preventDefault();
    if (tab instanceof HTMLAnchorElement) show(tab);
  });
  on('keydown', TAB, (tab, event) => {
    const wrapper = tab.closest(WRAPPER);
    if (wrapper !== null) moveByKey(tab, event, { tabs: tabsOf(wrapper), show });
  });
  on('click', '.woocommerce-review-link', () => {
    const reviews = findTab('reviews');
    if (reviews !== null) show(reviews);
  });
}
