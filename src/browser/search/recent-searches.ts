import { attempt } from '../page/attempt.ts';
import { addRecent, parseRecent } from './recent-list.ts';

const KEY = 'jamra_searches';

function readSearches(): string[] {
  return parseRecent(attempt(() => localStorage.getItem(KEY), null));
}

/** Stores a search in this browser only. */
export function storeSearch(typed: string): void {
  const term = typed.trim();
  if (term === '') return;
  attempt(() => localStorage.setItem(KEY, JSON.stringify(addRecent(readSearches(), term))), undefined);
}

function optionOf(term: string, { list, index }: { list: HTMLElement; index: number }): HTMLAnchorElement {
  const option = document.createElement('a');
  const address = new URL(list.dataset.searchHref ?? '', location.href);
  for (const [name, value] of address.searchParams) if (value === '') address.searchParams.set(name, term);
  option.href = address.href;
  option.id = `${list.id}-recent-${index}`;
  option.className = 'j-suggest__option j-suggest__option--line';
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.textContent = term;
  return option;
}

/**
 * Adds the visitor's recent searches to the suggestions of an empty field; removes the suggestions if there are none.
 */
export function showRecentSearches(suggestions: HTMLElement): void {
  const list = suggestions.querySelector<HTMLElement>('[data-search-href]');
  const place = list?.querySelector<HTMLElement>('[data-recent-searches]');
  if (!list || !place) return;
  const terms = readSearches();
  const options = terms.map((term, index) => optionOf(term, { list, index }));
  place.firstElementChild?.append(...options);
  place.hidden = terms.length === 0;
  const forget = suggestions.querySelector<HTMLButtonElement>('[data-forget-searches]');
  if (forget !== null) forget.hidden = terms.length === 0;
  if (list.querySelector('[role="option"]') === null) suggestions.replaceChildren();
}

/** Forgets the visitor's searches. */
export function forgetSearches(): void {
  attempt(() => localStorage.removeItem(KEY), undefined);
}
