import { addressIn, type Language } from '#kernel/language.ts';
import { pageAddresses, type TaxonomyFilter, withFilters } from '#shop/loops';
import type { PlacedLoop } from '../../place.ts';
import type { LoopLinks } from '../item.ts';

/** The links of a loop: to its page, or relative to the page that contains it. */
export function linksOf(
  { id, path, query, subject, pagesBySubject }: PlacedLoop,
  language: Language,
): LoopLinks {
  const base = `${path === '' ? '' : addressIn(language, path)}${query}`;
  return { id, base, isArchive: subject?.kind === 'archive' && pagesBySubject };
}

/** An empty address would keep the page's query; '?' clears it. */
const orPlain = (address: string) => (address === '' ? '?' : address);

/** The links to the pages of a loop, its filters kept. */
export function pageLinks({ id, base, isArchive }: LoopLinks): (page: number) => string {
  if (!isArchive) {
    const addressOf = pageAddresses(base, id);
    return (page) => orPlain(addressOf(page));
  }
  const [path = '', query] = base.split('?', 2);
  return (page) => `${path}${page > 1 ? `page/${page}/` : ''}${query === undefined ? '' : `?${query}`}`;
}

/** A loop under other filters, on its first page. */
export function filterLink({ id, base }: LoopLinks, filters: readonly TaxonomyFilter[]): string {
  return orPlain(withFilters(base, id, filters));
}
