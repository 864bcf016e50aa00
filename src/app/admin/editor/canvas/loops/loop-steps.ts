import { pageAddresses, parseLoop, withFilters } from '#shop/loops/rules/loop-address.ts';
import { multipleTerms } from '#shop/loops/rules/operators.ts';
import { type TaxonomyFilter, withTermToggled } from '#shop/loops/rules/taxonomy-filter.ts';

/** Links of loops and their filters, which work on the canvas. */
export const LOOP_LINK =
  ':is([data-filter-loop] a, [data-loop] a.page-numbers, [data-loop-more], [data-loop-clear])';
const PAGE = '.page-numbers, [data-loop-more]';

/** Only for parsing addresses without a host. */
const ANY_HOST = 'http://localhost';

const parametersOf = (address: string) => new URL(address, ANY_HOST).searchParams;

/** The filters of a loop at an address. */
export function filtersAt(address: string, loop: string): readonly TaxonomyFilter[] {
  return parseLoop(parametersOf(address), loop).filters;
}

/** The filters after a term was picked or taken back, or a filter or all of them were cleared. */
function filtersAfter(link: HTMLElement, filters: readonly TaxonomyFilter[]): readonly TaxonomyFilter[] {
  const nav = link.closest<HTMLElement>('[data-filter-loop]');
  if (nav === null) return [];
  const { taxonomy = '', multiple } = nav.dataset;
  const { filter: term } = link.dataset;
  return term === undefined
    ? filters.filter((one) => one.taxonomy !== taxonomy)
    : withTermToggled(filters, { taxonomy, term, multiple: multipleTerms(multiple) });
}

/** The address of the page after a link of a loop was followed. */
export function addressAfter(link: HTMLElement, loop: HTMLElement, address: string): string {
  const { loop: id = '', loopBy } = loop.dataset;
  if (!link.matches(PAGE)) return withFilters(address, id, filtersAfter(link, filtersAt(address, id)));
  const target = new URL(link.getAttribute('href') ?? '', ANY_HOST);
  if (loopBy === 'pathname') return target.pathname + new URL(address, ANY_HOST).search;
  return pageAddresses(address, id)(parseLoop(target.searchParams, id).page);
}
