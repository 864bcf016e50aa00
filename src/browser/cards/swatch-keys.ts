import { on } from '../page/on.ts';
import { tabAfterKey } from '../tabs/first-tab.ts';

const GROUP = '.j-dots';

function linksOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll('a')];
}

/**
 * The colours of a card are one Tab stop, as on the page of a product: once one has the focus, Tab leaves them, and arrows
 * go from one to the next and show it.
 */
export function startSwatchKeys(): void {
  on('focusin', `${GROUP} a`, (link) => {
    for (const other of linksOf(link.closest<HTMLElement>(GROUP) ?? link))
      other.tabIndex = other === link ? 0 : -1;
  });
  on('keydown', `${GROUP} a`, (link, event) => {
    const links = linksOf(link.closest<HTMLElement>(GROUP) ?? link);
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const at = links.indexOf(link);
    const next = links[tabAfterKey(event.key, { at, count: links.length, isRightToLeft }) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    if (next.dataset.swatch !== undefined) next.click();
  });
}
