import type { OrderId, TaxDocumentId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { currentInvoice, type InvoiceDeps, issueCreditNote, issueInvoice } from './actions/issue-invoices.ts';
import { documentsInSql, findDocument, readDocuments } from './store/invoices.ts';
import { type VatRow, vatBetween } from './store/vat-report.ts';
import type { TaxDocument } from './tax-document.ts';

/** The invoice that is shown with an order. */
export { invoiceOf } from './rules/current-invoice.ts';
/** Amounts of credit notes, and the key of a line. */
export { type Amount, keyOfLine } from './rules/document-lines.ts';
export type { VatRow } from './store/vat-report.ts';
export type { DocumentKind, DocumentLine, DocumentSums, TaxDocument } from './tax-document.ts';

/** Renders tax documents as one PDF, under the store's name and logo of now. */
type PrintDocuments = (documents: readonly TaxDocument[], language: Language) => Promise<Buffer>;

/**
 * Tax invoices and credit notes: numbered without gaps per series and year, immutable once issued.
 *
 * `give` issues an order's invoice or returns the current one; `credit` issues a credit note, `isGiven` returns
 * whether there is an invoice; all in the order's transaction. `of` lists an order's documents, `find` returns one,
 * `print` renders some as a PDF, `inSql` is SQL by which other modules find orders with documents.
 * Source: OR-04, OR-06, CO-10
 */
export function createInvoices(deps: InvoiceDeps & { db: DbOrTx; print: PrintDocuments }) {
  return {
    give: issueInvoice(deps),
    credit: issueCreditNote(deps),
    isGiven: async (tx: DbOrTx, orderId: OrderId): Promise<boolean> =>
      (await currentInvoice(tx, orderId)) !== null,
    of: (orderId: OrderId): Promise<TaxDocument[]> => readDocuments(deps.db, orderId),
    /** VAT by month in the shop's time zone, as on the documents. */
    vat: (span: { from: Date; to: Date }): Promise<VatRow[]> => vatBetween(deps.db, span, deps.zone),
    inSql: documentsInSql,
    print: deps.print,
    find: (id: TaxDocumentId): Promise<TaxDocument | null> => findDocument(deps.db, id),
  };
}

export type Invoices = ReturnType<typeof createInvoices>;
