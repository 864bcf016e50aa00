import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isWebAddress } from '#kernel/web/addresses/web-address.ts';
import type { ArchiveDeps } from './deps.ts';

type Row = Readonly<Record<string, unknown>>;
type Refused = Readonly<{ column: string; reason: string }>;
type Deps = Pick<
  ArchiveDeps,
  'sanitise' | 'prepareTree' | 'isSettingValue' | 'newOrderKey' | 'newGiftCardCode'
>;

/** Columns with HTML in both languages. */
const HTML: Readonly<Record<string, readonly string[]>> = {
  accepted_text: ['body'],
  document: ['body'],
  product: ['description', 'short_description'],
};
/** Tables whose rows have widgets, in the column `tree`. */
const TREES = ['document', 'template'];
/** Columns with links. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  menu: ['items'],
  product: ['external_url', 'downloads'],
  redirect: ['source', 'target'],
};
const ACTS = /^[\s\p{Cc}]*(javascript|data|vbscript):/iu;
const PICTURE_FILE = /^[\w-]+(\/[\w-][\w.-]*)*$/;
const FONT_FILE = /^fonts\/[\w-]+\.woff2$/;
const em = z.number().min(0).max(1000);
const width = em.positive();
const fontMetrics = z.strictObject({
  ascent: em,
  descent: em,
  lineGap: em,
  width,
  boldWidth: width,
  space: em,
});

function withCleanText(value: unknown, sanitise: Deps['sanitise']): unknown {
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

/** The button URL of an external product; most products have none. */
function leadsToPage(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isWebAddress(String(value));
}

function wrongInPicture({ file }: Row): string | null {
  return PICTURE_FILE.test(String(file)) ? null : 'file';
}

/** Metrics and file of a font are printed in the style of each page. */
function wrongInFont({ file, metrics }: Row): string | null {
  if (!FONT_FILE.test(String(file))) return 'file';
  return fontMetrics.safeParse(metrics).success ? null : 'metrics';
}

function refusedBy({ isSettingValue }: Deps, table: string, row: Row): Refused | null {
  if (table === 'product' && !leadsToPage(row.external_url))
    return { column: 'external_url', reason: 'not-a-web-address' };
  const lead = (LEADS[table] ?? []).find((column) => holdsAct(row[column]));
  if (lead !== undefined) return { column: lead, reason: 'no-way' };
  if (table === 'setting' && !isSettingValue(String(row.key), row.value))
    return { column: 'value', reason: 'unknown-value' };
  const column = table === 'media' ? wrongInPicture(row) : table === 'font_face' ? wrongInFont(row) : null;
  return column === null ? null : { column, reason: 'unknown-value' };
}

/** A new code: the archive has the last four only. */
function drawnCode({ newGiftCardCode }: Deps, { last_four }: Row): Row {
  const { codeDigest, codeSealed } = newGiftCardCode(String(last_four ?? ''));
  return { code_digest: codeDigest, code_sealed: codeSealed };
}

/** New secrets for required columns that are not exported. */
function drawn(deps: Deps, table: string, row: Row): Row {
  const { newOrderKey } = deps;
  if (table === 'shop_order') return { key: newOrderKey(), idempotency_key: randomUUID() };
  if (table === 'order_refund') return { idempotency_key: randomUUID() };
  if (table === 'stock_request') return { token: randomUUID().replaceAll('-', '') };
  if (table === 'gift_card') return drawnCode(deps, row);
  return table === 'form_entry' ? { sender: randomUUID() } : {};
}

/** The columns that `drawn` fills in. */
export function generatedColumnNames(deps: Deps, table: string): string[] {
  return Object.keys(drawn(deps, table, {}));
}

/** @returns an archive's row as it may be written, or a refusal */
export function cleanRow(deps: Deps, table: string, row: Row): { row: Row } | { refused: Refused } {
  const refused = refusedBy(deps, table, row);
  if (refused !== null) return { refused };
  const html = (HTML[table] ?? [])
    .filter((column) => column in row)
    .map((column) => [column, withCleanText(row[column], deps.sanitise)] as const);
  const widgets = TREES.includes(table) && 'tree' in row ? { tree: deps.prepareTree(row.tree) } : {};
  return { row: { ...row, ...Object.fromEntries(html), ...widgets, ...drawn(deps, table, row) } };
}
