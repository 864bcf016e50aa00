import type { PaymentId } from '#kernel/ids.ts';

/** A payment and what may still go back by it, in fils. */
export type Source = Readonly<{ paymentId: PaymentId; leftMinor: number }>;

/**
 * By which payments a refund goes back: by one that holds all of it, else by several in their order.
 *
 * @returns null when all together do not hold enough
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
