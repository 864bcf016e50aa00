import { TZDate } from '@date-fns/tz';
import { addressLines } from '#kernel/address/address-lines.ts';
import type { RefundId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order } from '#shop/orders/order.ts';
import type { ReadSettings, Settings } from '#shop/settings';
import { type CurrentInvoice, currentInvoiceOf } from '../rules/current-invoice.ts';
import { type Amount, creditedLines, linesOfOrder, sumsOf, withinRest } from '../rules/document-lines.ts';
import { insertDocument, readDocuments } from '../store/invoices.ts';
import type { TaxDocument } from '../tax-document.ts';

export type InvoiceDeps = Readonly<{ settings: ReadSettings; zone: string }>;

function sellerOf(settings: Settings): TaxDocument['seller'] {
  return {
    name: settings['shop.legalName'],
    address: settings['shop.address'],
    trn: settings['shop.trn'],
    email: settings['shop.email'],
    phone: settings['shop.phone'],
  };
}

function buyerOf({ address, company, trn, email, phone }: Order): TaxDocument['buyer'] {
  return {
    name: `${address.firstName} ${address.lastName}`.trim(),
    company,
    trn,
    address: addressLines(address),
    emirate: address.emirate,
    email,
    phone,
  };
}

/** The current invoice of an order and its remainder; null when there is none or nothing remains. */
export async function currentInvoice(tx: DbOrTx, orderId: Order['id']): Promise<CurrentInvoice | null> {
  return currentInvoiceOf(await readDocuments(tx, orderId));
}

type At = Readonly<{ order: Order; now: Instant }>;

/** `suppliedOn`: where it is not the day of the invoice. */
type Invoicing = At & Readonly<{ suppliedOn?: Instant }>;

/** An invoice over 0.00 needs no credit note: it is replaced by the first one with an amount. */
function standsFor({ sums }: TaxDocument, { totals }: Order): boolean {
  return sums.gross.minor > 0 || totals.total.minor === 0;
}

/** Issues an order's invoice unless there is one; the number is part of the transaction. */
export function issueInvoice({ settings, zone }: InvoiceDeps) {
  return async (tx: DbOrTx, { order, now, suppliedOn = now }: Invoicing): Promise<TaxDocument> => {
    const standing = await currentInvoice(tx, order.id);
    if (standing !== null && standsFor(standing.invoice, order)) return standing.invoice;
    const all = await settings(tx);
    const lines = linesOfOrder(order);
    return insertDocument(
      tx,
      {
        kind: 'invoice',
        series: all['invoices.series'],
        year: new TZDate(now.getTime(), zone).getFullYear(),
      },
      {
        orderId: order.id,
        refersTo: null,
        refundId: null,
        issuedAt: now,
        seller: sellerOf(all),
        buyer: buyerOf(order),
        suppliedOn,
        paymentMethod: order.paymentMethod,
        reason: '',
        lines,
        sums: sumsOf(lines),
      },
    );
  };
}

export type Crediting = At &
  Readonly<{
    reason: string;
    refundId: RefundId | null;
    /** The credited amounts; default: everything that remains. */
    amounts?: readonly Amount[];
    /** The amounts are of earlier: each is at most what remains now. */
    isLate?: boolean;
  }>;

/**
 * Issues a credit note for all or part of an invoice; null without an invoice or amount, since no credit note is
 * over 0.00.
 */
export function issueCreditNote({ settings, zone }: InvoiceDeps) {
  return async (
    tx: DbOrTx,
    { order, now, reason, refundId, amounts, isLate = false }: Crediting,
  ): Promise<TaxDocument | null> => {
    const standing = await currentInvoice(tx, order.id);
    if (standing === null) return null;
    const { invoice, rest } = standing;
    const all = await settings(tx);
    const requested = amounts ?? rest;
    const lines = creditedLines(invoice, isLate ? withinRest(rest, requested) : requested);
    const sums = sumsOf(lines);
    if (sums.gross.minor === 0) return null;
    return insertDocument(
      tx,
      {
        kind: 'credit-note',
        series: all['invoices.creditSeries'],
        year: new TZDate(now.getTime(), zone).getFullYear(),
      },
      {
        orderId: order.id,
        refersTo: { id: invoice.id, label: invoice.label },
        refundId,
        issuedAt: now,
        seller: invoice.seller,
        buyer: invoice.buyer,
        suppliedOn: invoice.suppliedOn,
        paymentMethod: invoice.paymentMethod,
        reason,
        lines,
        sums,
      },
    );
  };
}
