import type { PaymentId } from '#kernel/ids.ts';

/** A payment and its refundable amount, in fils. */
export type Source = Readonly<{ paymentId: PaymentId; leftMinor: number }>;

/**
 * Distributes a refund over payments: one that covers it all, else several in order.
 *
 * @returns null when they do not cover it together
 */
export function shareRefund(
  amountMinor: number,
  sources: readonly Source[],
): { paymentId: PaymentId; amountMinor: number }[] | null {
  const whole = sources.find(({ leftMinor }) => leftMinor >= amountMinor);
  if (whole !== undefined) return [{ paymentId: whole.paymentId, amountMinor }];
  let wanted = amountMinor;
  const shares = sources.flatMap(({ paymentId, leftMinor }) => {
    const share = Math.min(wanted, Math.max(0, leftMinor));
    wanted -= share;
    return share === 0 ? [] : [{ paymentId, amountMinor: share }];
  });
  return wanted === 0 ? shares : null;
}
