import { addressIn, type Language } from '#kernel/language.ts';
import { type TaxonomyFilter, withFilters, withPage } from '#shop/loops';
import type { PlacedLoop } from '../place.ts';
import type { LoopLinks } from './item.ts';

/** The links of a loop: of its page, or beside the path of whatever page it stands on. */
export function linksOf({ id, path, query }: PlacedLoop, language: Language): LoopLinks {
  return { id, base: `${path === '' ? '' : addressIn(language, path)}${query}` };
}

/** An address that is nothing but a path of its own would be the page with its query. */
const orPlain = (address: string) => (address === '' ? '?' : address);

/** A page of a loop, its filters kept. */
export function pageLink({ id, base }: LoopLinks, page: number): string {
  return orPlain(withPage(base, id, page));
}

/** A loop under other filters, on its first page. */
export function filterLink({ id, base }: LoopLinks, filters: readonly TaxonomyFilter[]): string {
  return orPlain(withFilters(base, id, filters));
}
