import type { OrderId, TaxDocumentId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { giveCredit, giveInvoice, type InvoiceNeeds, standingInvoice } from './give-documents.ts';
import { findDocument, readDocuments } from './invoices.store.ts';
import type { TaxDocument } from './tax-document.ts';
import { type VatRow, vatBetween } from './vat-report.store.ts';

/** Amounts of lines as credit notes take them back, and the key that names a line. */
export { type Amount, keyOfLine } from './document-lines.ts';
export type { DocumentKind, DocumentLine, DocumentSums, TaxDocument } from './tax-document.ts';
export type { VatRow } from './vat-report.store.ts';

/**
 * Tax invoices and credit notes: numbered without a gap per series and year, frozen as they were given.
 *
 * `give` gives an order its invoice, or the one that stands; `credit` takes back from it, all or some lines, `isGiven`
 * says whether one stands; all inside the order's transaction. `of` lists an order's documents, `find` gives one.
 * Source: OR-04, OR-06, CO-10
 */
export function createInvoices(needs: InvoiceNeeds & { db: DbOrTx }) {
  return {
    give: giveInvoice(needs),
    credit: giveCredit(needs),
    isGiven: async (tx: DbOrTx, orderId: OrderId): Promise<boolean> =>
      (await standingInvoice(tx, orderId)) !== null,
    of: (orderId: OrderId): Promise<TaxDocument[]> => readDocuments(needs.db, orderId),
    /** VAT as the papers say it, month by month in the shop's zone. */
    vat: (span: { from: Date; to: Date }): Promise<VatRow[]> => vatBetween(needs.db, span, needs.zone),
    find: (id: TaxDocumentId): Promise<TaxDocument | null> => findDocument(needs.db, id),
  };
}

export type Invoices = ReturnType<typeof createInvoices>;
