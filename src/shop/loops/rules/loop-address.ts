import { inOrder, parseTerms, printTerms, TAXONOMY, type TaxonomyFilter } from './taxonomy-filter.ts';

/** The query of one loop in a URL. */
export type LoopRequest = Readonly<{ filters: readonly TaxonomyFilter[]; page: number }>;

export const PLAIN_LOOP: LoopRequest = { filters: [], page: 1 };

/** The address of call 6. Source: spec §7 */
export const REFRESH_LOOP_PATH = '/wp-json/elementor-pro/v1/refresh-loop';

/** The parameters of loops: `e-filter-{id}-{taxonomy}` and `e-page-{id}`. */
export const LOOP_PARAMETER = /^e-(?:filter|page)-[A-Za-z0-9._-]{1,160}$/;

const FILTER = 'e-filter-';
const PAGE = 'e-page-';
/** The page of an archive: as parameters and in the path. */
const ARCHIVE_PAGES = ['page', 'paged'];
/** The number of a page at the end of a path. */
export const PAGE_IN_PATH = /page\/([1-9]\d{0,5})\/$/;

/** The parameter of a loop's filter. Source: spec §2 'Grid filter URL'; GF-01 */
export function filterParameter(loop: string, taxonomy: string): string {
  return `${FILTER}${loop}-${taxonomy}`;
}

/** The parameter of a loop's page. */
export function pageParameter(loop: string): string {
  return `${PAGE}${loop}`;
}

function readFilters(parameters: URLSearchParams, loop: string): TaxonomyFilter[] {
  const start = filterParameter(loop, '');
  const filters = new Map<string, TaxonomyFilter>();
  for (const [name, value] of parameters) {
    const taxonomy = name.startsWith(start) ? name.slice(start.length) : '';
    const terms = TAXONOMY.test(taxonomy) ? parseTerms(value) : null;
    if (terms !== null && !filters.has(taxonomy)) filters.set(taxonomy, { taxonomy, ...terms });
  }
  return inOrder([...filters.values()]);
}

function readPage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** Parses the query of a loop; invalid values are ignored. */
export function parseLoop(parameters: URLSearchParams, loop: string): LoopRequest {
  return { filters: readFilters(parameters, loop), page: readPage(parameters.get(pageParameter(loop))) };
}

type Split = { path: string; parameters: [string, string][]; hash: string };

function split(address: string): Split {
  const [beforeHash = '', hash] = address.split('#', 2);
  const [path = '', query = ''] = beforeHash.split('?', 2);
  return { path, parameters: [...new URLSearchParams(query)], hash: hash === undefined ? '' : `#${hash}` };
}

function join({ path, parameters, hash }: Split, added: readonly string[]): string {
  const others = new URLSearchParams(parameters).toString();
  const query = [others, ...added].filter((part) => part !== '').join('&');
  return `${path}${query === '' ? '' : `?${query}`}${hash}`;
}

const isOf = (loop: string) => (name: string) =>
  name === pageParameter(loop) || name.startsWith(filterParameter(loop, ''));

function printFilters(loop: string, filters: readonly TaxonomyFilter[]): string[] {
  return inOrder(filters).map((filter) => `${filterParameter(loop, filter.taxonomy)}=${printTerms(filter)}`);
}

/**
 * The address after a loop's filters changed: its page is the first one again, and so is the page of the archive.
 * Source: GF-01, GF-02, GF-08, GF-09
 *
 * @param address path, query and hash
 */
export function withFilters(address: string, loop: string, filters: readonly TaxonomyFilter[]): string {
  const { path, parameters, hash } = split(address);
  const isOwn = isOf(loop);
  const others = parameters.filter(([name]) => !isOwn(name) && !ARCHIVE_PAGES.includes(name));
  return join(
    { path: path.replace(PAGE_IN_PATH, ''), parameters: others, hash },
    printFilters(loop, filters),
  );
}

/** The address with another query of a loop; everything else in it is unchanged. */
export function withRequest(address: string, loop: string, { filters, page }: LoopRequest): string {
  const { path, parameters, hash } = split(address);
  const isOwn = isOf(loop);
  const others = { path, parameters: parameters.filter(([name]) => !isOwn(name)), hash };
  return join(others, [
    ...printFilters(loop, filters),
    ...(page > 1 ? [`${pageParameter(loop)}=${page}`] : []),
  ]);
}

/** The addresses of the pages of a loop, its filters kept (GF-21). */
export function pageAddresses(address: string, loop: string): (page: number) => string {
  const filters = readFilters(new URLSearchParams(split(address).parameters), loop);
  return (page) => withRequest(address, loop, { filters, page });
}

/** The parameters of loops in one order and one form, without what cannot be read. */
export function canonicalLoops(parameters: URLSearchParams): [string, string][] {
  return [...parameters].flatMap(([name, value]): [string, string][] => {
    if (!LOOP_PARAMETER.test(name)) return [];
    if (name.startsWith(PAGE)) return readPage(value) > 1 ? [[name, String(readPage(value))]] : [];
    const terms = parseTerms(value);
    return terms === null ? [] : [[name, decodeURIComponent(printTerms({ taxonomy: '', ...terms }))]];
  });
}
