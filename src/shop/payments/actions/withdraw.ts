import { type PaymentDeps, providerNamed, reach } from '../deps.ts';
import type { Payment } from '../payment.ts';
import { applyProviderUpdate, pollSource, settlePayment } from './handle-webhook.ts';

/** Cancels a payment at its provider; records it when it was paid meanwhile. */
export async function withdraw(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  if (payment.reference === null) return payment;
  const provider = providerNamed(deps, payment.provider);
  const idempotencyKey = `withdraw-${payment.key}`;
  const withdrawn = await reach(provider.void({ reference: payment.reference, idempotencyKey }));
  if (!withdrawn.ok) return settlePayment(deps, payment);
  return applyProviderUpdate(deps, {
    id: payment.id,
    seen: withdrawn.value,
    source: pollSource('withdraw', withdrawn.value),
  });
}
