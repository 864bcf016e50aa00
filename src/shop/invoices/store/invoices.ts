import { sql } from 'kysely';
import type { OrderId, RefundId, TaxDocumentId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DocumentKind, TaxDocument } from '../tax-document.ts';
import { type Frozen, parseDocument, printFrozen } from './document-row.ts';

/**
 * The next number of a series. Its row stays locked until the transaction ends, so that a rollback leaves no gap.
 */
async function nextNumber(tx: DbOrTx, series: string, year: number): Promise<number> {
  const row = await tx
    .insertInto('tax_series')
    .values({ series, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last_number: sql`tax_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

type Numbered = { kind: DocumentKind; series: string; year: number };

export async function insertDocument(
  tx: DbOrTx,
  { kind, series, year }: Numbered,
  document: Frozen,
): Promise<TaxDocument> {
  const row = await tx
    .insertInto('tax_document')
    .values({
      kind,
      series,
      year,
      number: await nextNumber(tx, series, year),
      order_id: document.orderId,
      refers_to: document.refersTo?.id ?? null,
      refund_id: document.refundId,
      document: printFrozen(document),
      issued_at: document.issuedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseDocument(row);
}

/** All documents of an order, oldest first. */
export async function readDocuments(db: DbOrTx, orderId: OrderId): Promise<TaxDocument[]> {
  const rows = await db
    .selectFrom('tax_document')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(parseDocument);
}

export async function findDocument(db: DbOrTx, id: TaxDocumentId): Promise<TaxDocument | null> {
  const row = await db.selectFrom('tax_document').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseDocument(row);
}

/** For statements of other modules: orders with an invoice, and refunds with a credit note. */
export const documentsInSql = {
  invoicedOrders: sql<OrderId>`select order_id from tax_document where kind = 'invoice'`,
  creditedRefunds: sql<RefundId>`select refund_id from tax_document where refund_id is not null`,
};
