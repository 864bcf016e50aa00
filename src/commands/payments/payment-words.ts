import { aed, toDecimal } from '#kernel/money.ts';
import type { Mismatch, Payment, ShownPayment, StoredEntry } from '#shop/payments';

function amount(minor: number): string {
  return `AED ${toDecimal(aed(minor))}`;
}

function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

/** A payment on one line. */
export function lineOfPayment(payment: Payment): string {
  const { id, state, startedAt, orderId, method, provider, amountMinor } = payment;
  const { authorisedMinor, capturedMinor, refundedMinor, failure } = payment;
  return [
    id,
    state,
    moment(startedAt),
    `order ${orderId}`,
    `${method} by ${provider}`,
    `of ${amount(amountMinor)}`,
    ...(authorisedMinor === 0 ? [] : [`authorized ${amount(authorisedMinor)}`]),
    ...(capturedMinor === 0 ? [] : [`captured ${amount(capturedMinor)}`]),
    ...(refundedMinor === 0 ? [] : [`refunded ${amount(refundedMinor)}`]),
    ...(failure === null ? [] : [failure]),
  ].join(' · ');
}

function lineOfEntry(entry: StoredEntry): string {
  const { at, kind, state, authorisedMinor, capturedMinor, refundedMinor, eventId } = entry;
  const sums = [
    ['authorized', authorisedMinor],
    ['captured', capturedMinor],
    ['refunded', refundedMinor],
  ] as const;
  const changes = sums.filter(([, minor]) => minor !== 0).map(([word, minor]) => `${word} ${amount(minor)}`);
  return `  ${[at.toISOString(), kind, state, ...changes, eventId].join(' · ')}`;
}

/** A payment with its ledger. */
export function linesOfPayment({ payment, entries }: ShownPayment): string[] {
  const { reference, card, capture } = payment;
  return [
    lineOfPayment(payment),
    `  ${reference ?? 'no provider reference yet'}, capture ${capture}${card === null ? '' : `, card ending in ${card.lastFour}`}`,
    ...entries.map(lineOfEntry),
  ];
}

/** A mismatch on one line; amounts in fils. */
export function lineOfMismatch({ kind, orderId, paymentId, facts }: Mismatch): string {
  const known = Object.entries(facts).map(([name, fact]) => `${name} ${fact}`);
  const where = paymentId === null ? `order ${orderId}` : `order ${orderId}, payment ${paymentId}`;
  return [kind, where, ...known].join(' · ');
}
