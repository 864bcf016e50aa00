import { aed, toDecimal } from '#kernel/money.ts';
import type { KeptEntry, Mismatch, Payment, ShownPayment } from '#shop/payments';

function amount(minor: number): string {
  return `AED ${toDecimal(aed(minor))}`;
}

function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

/** One payment on one line. */
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
    ...(authorisedMinor === 0 ? [] : [`allowed ${amount(authorisedMinor)}`]),
    ...(capturedMinor === 0 ? [] : [`taken ${amount(capturedMinor)}`]),
    ...(refundedMinor === 0 ? [] : [`sent back ${amount(refundedMinor)}`]),
    ...(failure === null ? [] : [failure]),
  ].join(' · ');
}

function lineOfEntry(entry: KeptEntry): string {
  const { at, kind, state, authorisedMinor, capturedMinor, refundedMinor, eventId } = entry;
  const sums = [
    ['allowed', authorisedMinor],
    ['taken', capturedMinor],
    ['sent back', refundedMinor],
  ] as const;
  const changes = sums.filter(([, minor]) => minor !== 0).map(([word, minor]) => `${word} ${amount(minor)}`);
  return `  ${[at.toISOString(), kind, state, ...changes, eventId].join(' · ')}`;
}

/** A payment with every message about it. */
export function linesOfPayment({ payment, entries }: ShownPayment): string[] {
  const { reference, card, capture } = payment;
  return [
    lineOfPayment(payment),
    `  ${reference ?? 'not known to the provider yet'}, taken ${capture}${card === null ? '' : `, card ending in ${card.lastFour}`}`,
    ...entries.map(lineOfEntry),
  ];
}

/** What does not match, on one line; amounts are fils. */
export function lineOfMismatch({ kind, orderId, paymentId, facts }: Mismatch): string {
  const known = Object.entries(facts).map(([name, fact]) => `${name} ${fact}`);
  const where = paymentId === null ? `order ${orderId}` : `order ${orderId}, payment ${paymentId}`;
  return [kind, where, ...known].join(' · ');
}
