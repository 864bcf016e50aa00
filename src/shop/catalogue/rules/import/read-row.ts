import type { RefusedCell } from '#kernel/data-transfer/table-import.ts';
import { toSlug } from '#kernel/text/slug.ts';
import { LONGEST } from '../../staff/rules/draft.ts';
import { PER_ORDER } from '../per-order.ts';
import { gatherAttributes, gatherSwatches } from './attributes.ts';
import { parseText, parseWhole } from './cells.ts';
import { type Cells, linkReaders, META, productReaders, type Refuse, readAll } from './columns.ts';
import type { ImportedLinks, ImportedProduct, ImportedRow } from './imported-row.ts';

const KINDS = ['simple', 'variable', 'variation', 'grouped', 'external'] as const;

function readType(cell: string, refuse: Refuse): Partial<ImportedProduct> {
  const words = cell
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const kind = KINDS.find((one) => words.includes(one));
  const strange = words.filter((word) => !['virtual', 'downloadable', ...KINDS].includes(word));
  if (strange.length > 0) refuse('type', 'unknown-type');
  return {
    type: kind ?? 'simple',
    is_virtual: words.includes('virtual'),
    is_downloadable: words.includes('downloadable'),
  };
}

function gatherMeta(cells: Cells, headers: Cells): Record<string, string> {
  const entries = Object.keys(cells).flatMap((header) => {
    const value = parseText(cells[header] ?? '');
    const isOwn = header.startsWith(META) && header !== 'meta: total_sales' && value !== '';
    return isOwn ? [[(headers[header] ?? header).slice(META.length), value]] : [];
  });
  return Object.fromEntries(entries);
}

function gatherDownloads(cells: Cells): NonNullable<ImportedProduct['downloads']> {
  const numbers = Object.keys(cells).flatMap((header) => /^download (\d+) url$/.exec(header)?.[1] ?? []);
  return numbers.flatMap((number) => {
    const url = (cells[`download ${number} url`] ?? '').trim();
    if (url === '') return [];
    const name = (cells[`download ${number} name`] ?? '').trim();
    return [{ id: (cells[`download ${number} id`] ?? '').trim(), name: name || url, url }];
  });
}

function classOf(
  meta: Readonly<Record<string, string>>,
  categories: readonly string[][],
): NonNullable<ImportedProduct['class']> {
  const named = meta._jamra_class;
  if (named === 'tobacco' || named === 'device' || named === 'accessory' || named === 'other') return named;
  if (meta._jamra_contains_nicotine === '1') return 'tobacco';
  const root = categories[0]?.[0]?.toLowerCase();
  if (root === 'devices') return 'device';
  return root === 'accessories' ? 'accessory' : 'other';
}

type RowSource = {
  /** The line the row starts on. */
  line: number;
  cells: Cells;
  /** The file's spelling of headers by lower-case header. */
  headers: Cells;
  zone: string;
};

export type ReadRow = { row: ImportedRow; refused: readonly RefusedCell[] };

/** Arabic texts of the row; long ones are not stored twice. */
function gatherArabic(meta: Record<string, string>, product: ImportedProduct): void {
  const { _jamra_name_ar: name, _jamra_short_description_ar: short, _jamra_description_ar: long } = meta;
  if (product.name !== undefined && name !== undefined) product.name = { ...product.name, ar: name };
  if (product.short_description !== undefined && short !== undefined)
    product.short_description = { ...product.short_description, ar: short };
  if (product.description !== undefined && long !== undefined)
    product.description = { ...product.description, ar: long };
  delete meta._jamra_short_description_ar;
  delete meta._jamra_description_ar;
}

/** Values made of several cells: attributes, downloads, product class, Arabic name. */
function gatherTogether({ cells, headers }: RowSource, product: ImportedProduct, links: ImportedLinks): void {
  const meta = gatherMeta(cells, headers);
  const hasMeta = Object.keys(cells).some((header) => header.startsWith(META));
  if (hasMeta) product.meta = meta;
  if (hasMeta || 'categories' in cells) product.class = classOf(meta, links.categories ?? []);
  if (links.stock !== undefined) product.manages_stock = links.stock !== null;
  if ('download 1 url' in cells) product.downloads = gatherDownloads(cells);
  gatherArabic(meta, product);
  if (!('attribute 1 name' in cells)) return;
  product.attributes = gatherAttributes(cells);
  links.swatches = gatherSwatches(product.attributes, meta._jamra_swatch_hex ?? '');
}

function readId(cells: Cells, refuse: Refuse): number | null {
  const id = parseWhole(cells.id ?? '');
  if (id.ok && (id.value === null || id.value > 0)) return id.value;
  refuse('id', 'not-a-number');
  return null;
}

/** A row must identify its product, and a variation its parent. */
function checkIdentity({ cells }: RowSource, product: ImportedProduct, refuse: Refuse): void {
  const isNameless =
    product.name === undefined ? (cells.sku ?? '') === '' && (cells.id ?? '') === '' : product.name.en === '';
  if (isNameless) refuse('name', 'missing');
  if (product.type === 'variation' && (cells.parent ?? '').trim() === '') refuse('parent', 'missing');
}

/** The lengths of the product's form; a longer text cannot be indexed. */
function checkLengths(cells: Cells, product: ImportedProduct, refuse: Refuse): void {
  const texts: [header: string, text: string, most: number][] = [
    ['sku', parseText(cells.sku ?? ''), LONGEST.code],
    ['gtin, upc, ean, or isbn', product.gtin ?? '', LONGEST.code],
    ['name', product.name?.en ?? '', LONGEST.name],
    [`${META}_jamra_name_ar`, product.name?.ar ?? '', LONGEST.name],
  ];
  for (const [header, text, most] of texts) if (text.length > most) refuse(header, 'too-long');
}

/** Meta columns are parsed when used; an invalid limit must be refused here, since it would not limit anything. */
function checkPerOrder(cells: Cells, refuse: Refuse): void {
  const limit = parseWhole(cells[`${META}${PER_ORDER}`] ?? '');
  if (!limit.ok || (limit.value !== null && limit.value < 1)) refuse(`${META}${PER_ORDER}`, 'not-a-number');
}

/** Parses a row with all refused cells. */
export function readRow(source: RowSource): ReadRow {
  const { line, cells, headers, zone } = source;
  const refused: RefusedCell[] = [];
  const refuse: Refuse = (header, reason) =>
    refused.push({ line, column: headers[header] ?? header, value: cells[header] ?? '', reason });
  const product: ImportedProduct = readAll(productReaders(zone), cells, refuse);
  if (cells.type !== undefined) Object.assign(product, readType(cells.type, refuse));
  const links = readAll(linkReaders, cells, refuse);
  gatherTogether(source, product, links);
  checkIdentity(source, product, refuse);
  checkPerOrder(cells, refuse);
  checkLengths(cells, product, refuse);
  const sku = parseText(cells.sku ?? '');
  const row: ImportedRow = {
    line,
    sku: sku === '' ? null : sku,
    wantedId: readId(cells, refuse),
    slug: toSlug(product.name?.en ?? '') || toSlug(sku),
    parent: product.type === 'variation' ? (cells.parent ?? '').trim() : '',
    product,
    links,
  };
  return { row, refused };
}
