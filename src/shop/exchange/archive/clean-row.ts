import { randomUUID } from 'node:crypto';
import { isWebAddress } from '#kernel/web-address.ts';
import type { ArchiveNeeds } from './needs.ts';

type Row = Readonly<Record<string, unknown>>;
type Refused = Readonly<{ column: string; reason: string }>;
type Needs = Pick<ArchiveNeeds, 'sanitise' | 'isSettingValue' | 'newOrderKey'>;

/** HTML in both languages, as pages print it. */
const HTML: Readonly<Record<string, readonly string[]>> = {
  accepted_text: ['body'],
  document: ['body'],
  product: ['description', 'short_description'],
};
/** Where addresses stand that people follow. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  menu: ['items'],
  product: ['external_url', 'downloads'],
  redirect: ['source', 'target'],
};
const ACTS = /^[\s\p{Cc}]*(javascript|data|vbscript):/iu;
const PICTURE_FILE = /^[\w-]+(\/[\w-][\w.-]*)*$/;

function withCleanText(value: unknown, sanitise: Needs['sanitise']): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([language, html]) => [
      language,
      typeof html === 'string' ? sanitise(html) : html,
    ]),
  );
}

function holdsAct(value: unknown): boolean {
  if (typeof value === 'string') return ACTS.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsAct);
}

/** Where the button of an external product leads; most products have none. */
function leadsToPage(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isWebAddress(String(value));
}

function refusedBy({ isSettingValue }: Needs, table: string, row: Row): Refused | null {
  if (table === 'product' && !leadsToPage(row.external_url))
    return { column: 'external_url', reason: 'not-a-web-address' };
  const lead = (LEADS[table] ?? []).find((column) => holdsAct(row[column]));
  if (lead !== undefined) return { column: lead, reason: 'no-way' };
  if (table === 'setting' && !isSettingValue(String(row.key), row.value))
    return { column: 'value', reason: 'unknown-value' };
  if (table === 'media' && !PICTURE_FILE.test(String(row.file)))
    return { column: 'file', reason: 'unknown-value' };
  return null;
}

/** Required texts that did not come along, because they open doors: new ones. */
function drawn({ newOrderKey }: Needs, table: string): Row {
  if (table === 'shop_order') return { key: newOrderKey(), idempotency_key: randomUUID() };
  if (table === 'order_refund') return { idempotency_key: randomUUID() };
  if (table === 'stock_request') return { token: randomUUID() };
  return table === 'form_entry' ? { sender: randomUUID() } : {};
}

/** Which columns `drawn` fills in. */
export function drawnColumns(needs: Needs, table: string): string[] {
  return Object.keys(drawn(needs, table));
}

/** @returns a row of an archive as it may be written, or why it may not */
export function cleanRow(needs: Needs, table: string, row: Row): { row: Row } | { refused: Refused } {
  const refused = refusedBy(needs, table, row);
  if (refused !== null) return { refused };
  const html = (HTML[table] ?? [])
    .filter((column) => column in row)
    .map((column) => [column, withCleanText(row[column], needs.sanitise)] as const);
  return { row: { ...row, ...Object.fromEntries(html), ...drawn(needs, table) } };
}
