import type { Localized } from '#kernel/language.ts';
import { type Money, minus, NOTHING, plus, sum } from '#kernel/money.ts';
import type { Order, OrderLine } from '#shop/orders/order.ts';
import { VAT_PERCENT, vatIncludedIn } from '#shop/taxes';
import type { DocumentLine, DocumentSums, TaxDocument } from '../tax-document.ts';

const GIFT_WRAP: Localized = { en: 'Gift wrap', ar: 'تغليف الهدايا' };
const FEE: Localized = { en: 'Payment fee', ar: 'رسوم الدفع' };

/** An amount of an order including VAT, and the VAT. */
export type Amount = Readonly<{ key: string; quantity: number; gross: Money; vat: Money }>;

export function keyOfLine(position: number): string {
  return `line-${position}`;
}

function lineOf(line: OrderLine, position: number): DocumentLine {
  const gross = minus(line.total, line.discount);
  return {
    key: keyOfLine(position),
    sku: line.sku,
    name: line.name,
    options: line.options,
    parts: line.parts.map(({ quantity, name, options }) => ({ quantity, name, options })),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
    net: minus(gross, line.vat),
    vat: line.vat,
    gross,
    vatPercent: line.isTaxable ? VAT_PERCENT : 0,
  };
}

function chargeLine(key: 'delivery' | 'gift-wrap' | 'fee', name: Localized, gross: Money): DocumentLine[] {
  if (gross.minor === 0) return [];
  const vat = vatIncludedIn(gross);
  const net = minus(gross, vat);
  const plain = { sku: '', options: [], parts: [], quantity: 1, discount: NOTHING, vatPercent: VAT_PERCENT };
  return [{ ...plain, key, name, unitPrice: gross, net, vat, gross }];
}

/** Everything an order charges: products, delivery, gift wrap, fee. */
export function linesOfOrder({ lines, delivery, totals }: Order): DocumentLine[] {
  return [
    ...lines.map(lineOf),
    ...chargeLine('delivery', delivery.title, totals.delivery),
    ...chargeLine('gift-wrap', GIFT_WRAP, totals.giftWrap),
    ...chargeLine('fee', FEE, totals.fee),
  ];
}

/** The lines of a credit note: those of the invoice with the credited amounts. */
export function creditedLines(invoice: TaxDocument, amounts: readonly Amount[]): DocumentLine[] {
  return amounts.flatMap(({ key, quantity, gross, vat }) => {
    const line = invoice.lines.find((one) => one.key === key);
    if (line === undefined) throw new Error(`the invoice ${invoice.label} has no line ${key}`);
    return [
      { ...line, quantity, discount: NOTHING, net: minus(gross, vat), vat, gross, unitPrice: line.unitPrice },
    ];
  });
}

/** What remains of an invoice after its credit notes. */
export function restOf(invoice: TaxDocument, credits: readonly TaxDocument[]): Amount[] {
  return invoice.lines
    .map((line) => {
      const taken = credits.flatMap(({ lines }) => lines.filter(({ key }) => key === line.key));
      return {
        key: line.key,
        quantity: line.quantity - taken.reduce((all, { quantity }) => all + quantity, 0),
        gross: minus(line.gross, sum(taken.map(({ gross }) => gross))),
        vat: minus(line.vat, sum(taken.map(({ vat }) => vat))),
      };
    })
    .filter(({ quantity, gross }) => quantity > 0 || gross.minor !== 0);
}

/** Amounts, each at most what remains of its line. */
export function withinRest(rest: readonly Amount[], amounts: readonly Amount[]): Amount[] {
  return amounts.flatMap((amount) => {
    const left = rest.find(({ key }) => key === amount.key);
    if (left === undefined) return [];
    return left.gross.minor > amount.gross.minor
      ? [{ ...amount, quantity: Math.min(amount.quantity, left.quantity) }]
      : [left];
  });
}

export function sumsOf(lines: readonly DocumentLine[]): DocumentSums {
  return lines.reduce(
    (sums, { net, vat, gross }) => ({
      net: plus(sums.net, net),
      vat: plus(sums.vat, vat),
      gross: plus(sums.gross, gross),
    }),
    { net: NOTHING, vat: NOTHING, gross: NOTHING },
  );
}
