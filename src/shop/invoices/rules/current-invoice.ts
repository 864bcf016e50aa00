import type { Order } from '#shop/orders/order.ts';
import type { OrderStatus } from '#shop/orders/rules/order-status.ts';
import type { TaxDocument } from '../tax-document.ts';
import { type Amount, restOf } from './document-lines.ts';

/** An invoice, and what credit notes left of it. */
export type CurrentInvoice = Readonly<{ invoice: TaxDocument; rest: Amount[] }>;

function lastInvoice(documents: readonly TaxDocument[]): TaxDocument | undefined {
  return documents.findLast(({ kind }) => kind === 'invoice');
}

/** The invoice of an order's documents; null when there is none or nothing remains. */
export function currentInvoiceOf(documents: readonly TaxDocument[]): CurrentInvoice | null {
  const invoice = lastInvoice(documents);
  if (invoice === undefined) return null;
  const credits = documents.filter(({ refersTo }) => refersTo?.id === invoice.id);
  const rest = restOf(invoice, credits);
  return rest.length === 0 ? null : { invoice, rest };
}

/** States in which an order without an invoice was not sold, or not yet. */
const NOT_SOLD: readonly OrderStatus[] = ['pending', 'on-hold', 'failed'];

/**
 * The invoice that is shown with an order: the last one, also when it was refunded; none of an order that waits for its
 * payment, once its invoice is credited.
 */
export function invoiceOf(
  { status }: Pick<Order, 'status'>,
  documents: readonly TaxDocument[],
): TaxDocument | null {
  const shown = NOT_SOLD.includes(status) ? currentInvoiceOf(documents)?.invoice : lastInvoice(documents);
  return shown ?? null;
}
