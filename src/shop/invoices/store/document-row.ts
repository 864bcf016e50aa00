import type { Selectable } from 'kysely';
import { z } from 'zod';
import { aed, type Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/client.ts';
import type { DocumentKind, DocumentLine, TaxDocument } from '../tax-document.ts';

/** The content of a document without its number. */
export type Frozen = Omit<TaxDocument, 'id' | 'label' | 'kind'>;

const text = z.string();
const localized = z.object({ en: text, ar: text.optional() });
const money = z.int().transform(aed);
const options = z.array(z.object({ name: localized, value: localized }));
const part = z.object({
  quantity: z.int(),
  name: localized.optional(),
  options: options.optional(),
});
const line = z.object({
  key: text,
  sku: text,
  name: localized,
  options,
  parts: z
    .array(part)
    .optional()
    .transform((parts) => parts ?? []),
  quantity: z.int(),
  unitPrice: money,
  discount: money,
  net: money,
  vat: money,
  gross: money,
  vatPercent: z.number(),
}) satisfies z.ZodType<DocumentLine, unknown>;
const frozen = z.object({
  refersTo: text.nullable(),
  seller: z.object({ name: localized, address: localized, trn: text, email: text, phone: text }),
  buyer: z.object({
    name: text,
    company: text,
    trn: text,
    address: z.array(text),
    emirate: text,
    email: text,
    phone: text,
  }),
  suppliedOn: text.transform((moment) => new Date(moment)),
  paymentMethod: text,
  reason: text,
  lines: z.array(line),
  sums: z.object({ net: money, vat: money, gross: money }),
});

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;
}

/** Amounts are stored as whole fils. */
export function printFrozen({
  refersTo,
  orderId: _order,
  refundId: _refund,
  issuedAt: _at,
  ...rest
}: Frozen) {
  return JSON.stringify({ ...rest, refersTo: refersTo?.label ?? null }, (_key, value: unknown) =>
    isMoney(value) ? value.minor : value,
  );
}

const DIGITS = 6;

/** Formats a number: `INV-2026-000001`. */
export function labelOf({ series, year, number }: { series: string; year: number; number: number }): string {
  return `${series}-${year}-${String(number).padStart(DIGITS, '0')}`;
}

export function parseDocument(row: Selectable<Database['tax_document']>): TaxDocument {
  const { refersTo, ...rest } = frozen.parse(row.document);
  return {
    ...rest,
    id: row.id,
    kind: row.kind as DocumentKind,
    label: labelOf(row),
    orderId: row.order_id,
    refersTo: row.refers_to === null ? null : { id: row.refers_to, label: refersTo ?? '' },
    refundId: row.refund_id,
    issuedAt: row.issued_at,
  };
}
