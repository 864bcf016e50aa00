import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

type DemoRow = Readonly<{ ID: string; SKU: string }>;

const FILE = join(import.meta.dirname, '../../demo/products.csv');
const rows: DemoRow[] = parse(readFileSync(FILE), { columns: true, bom: true });
const ids = new Map(rows.map(({ SKU, ID }) => [SKU, ID]));

/** The id of a demo product or variation in the shop that the page tests share; the import keeps the ids of the file. */
export function productId(sku: string): string {
  const id = ids.get(sku);
  if (id === undefined) throw new Error(`no demo product has the SKU ${sku}`);
  return id;
}
