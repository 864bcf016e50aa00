import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ImportKind } from '../../import-run.ts';
import type { DataTransferRefusal } from '../../refusals.ts';
import { productRow, variationRow } from '../../rules/woocommerce/product-row.ts';
import { cell, type JsonObject, named, toObject } from '../../rules/woocommerce/rest-values.ts';
import {
  categoryRow,
  customerRow,
  type Names,
  orderRow,
  reviewRow,
  type TableRow,
} from '../../rules/woocommerce/to-rows.ts';
import type { FetchPage } from './rest-client.ts';

const PER_PAGE = '100';
const IN_ORDER = { orderby: 'id', order: 'asc' };
const NO_NAMES: Names = { categoryPaths: new Map(), skus: new Map() };

type Fetched<T> = Promise<Outcome<T, DataTransferRefusal>>;

/** The REST path and query of each list. */
const LISTS: Readonly<Record<ImportKind, { path: string; query: Readonly<Record<string, string>> }>> = {
  categories: { path: 'products/categories', query: IN_ORDER },
  products: { path: 'products', query: { ...IN_ORDER, status: 'any' } },
  reviews: { path: 'products/reviews', query: { ...IN_ORDER, status: 'all' } },
  customers: { path: 'customers', query: { ...IN_ORDER, role: 'all' } },
  orders: { path: 'orders', query: { ...IN_ORDER, status: 'any' } },
};

async function fetchAll(
  fetchPage: FetchPage,
  path: string,
  query: Readonly<Record<string, string>>,
): Fetched<JsonObject[]> {
  const all: JsonObject[] = [];
  for (let page = 1; ; page += 1) {
    const got = await fetchPage(path, { ...query, per_page: PER_PAGE, page: String(page) });
    if (!got.ok) return got;
    all.push(...got.value.rows.map(toObject));
    if (page >= got.value.pages) return done(all);
  }
}

/** The path of each category, `Extras > Cables`, by id. */
function pathsOf(categories: readonly JsonObject[]): Map<string, string> {
  const byId = new Map(categories.map((one) => [cell(one.id), one]));
  const pathOf = (one: JsonObject, below: readonly JsonObject[]): string[] => {
    const parent = byId.get(cell(one.parent));
    const above = parent === undefined || below.includes(parent) ? [] : pathOf(parent, [...below, one]);
    return [...above, named(one.name)];
  };
  return new Map(categories.map((one) => [cell(one.id), pathOf(one, [one]).join(' > ')]));
}

async function namesFor(fetchPage: FetchPage, kind: ImportKind): Fetched<Names> {
  if (kind === 'products') {
    const categories = await fetchAll(fetchPage, LISTS.categories.path, LISTS.categories.query);
    return categories.ok ? done({ ...NO_NAMES, categoryPaths: pathsOf(categories.value) }) : categories;
  }
  if (kind !== 'reviews') return done(NO_NAMES);
  const { path, query } = LISTS.products;
  const products = await fetchAll(fetchPage, path, { ...query, _fields: 'id,sku' });
  if (!products.ok) return products;
  return done({ ...NO_NAMES, skus: new Map(products.value.map(({ id, sku }) => [cell(id), cell(sku)])) });
}

async function productRows(fetchPage: FetchPage, one: JsonObject, names: Names): Fetched<TableRow[]> {
  const row = productRow(one, names);
  if (cell(one.type) !== 'variable') return done([row]);
  const variations = await fetchAll(fetchPage, `products/${cell(one.id)}/variations`, IN_ORDER);
  if (!variations.ok) return variations;
  return done([row, ...variations.value.map((variation) => variationRow(variation, one))]);
}

async function rowsOf(
  fetchPage: FetchPage,
  kind: ImportKind,
  { things, names }: { things: readonly JsonObject[]; names: Names },
): Fetched<TableRow[]> {
  if (kind === 'categories') return done(things.map(categoryRow));
  if (kind === 'reviews') return done(things.map((one) => reviewRow(one, names)));
  if (kind === 'customers') return done(things.map(customerRow));
  if (kind === 'orders') return done(things.map(orderRow));
  const rows: TableRow[] = [];
  for (const one of things) {
    const some = await productRows(fetchPage, one, names);
    if (!some.ok) return some;
    rows.push(...some.value);
  }
  return done(rows);
}

export type FetchedPage = Readonly<{ page: number; pages: number; rows: readonly TableRow[] }>;

type FetchProgress = Readonly<{
  kind: ImportKind;
  /** Number of pages stored by an earlier fetch. */
  after: number;
  onPage: (page: FetchedPage) => Promise<void>;
}>;

/** Fetches a list page by page, as rows of the table that the old shop would export. */
export async function fetchTable(
  fetchPage: FetchPage,
  { kind, after, onPage }: FetchProgress,
): Fetched<null> {
  const names = await namesFor(fetchPage, kind);
  if (!names.ok) return names;
  const { path, query } = LISTS[kind];
  for (let page = after + 1; ; page += 1) {
    const got = await fetchPage(path, { ...query, per_page: PER_PAGE, page: String(page) });
    if (!got.ok) return refuse(got.refusal);
    const { pages } = got.value;
    const rows = await rowsOf(fetchPage, kind, { things: got.value.rows.map(toObject), names: names.value });
    if (!rows.ok) return rows;
    await onPage({ page, pages, rows: rows.value });
    if (page >= pages) return done(null);
  }
}
