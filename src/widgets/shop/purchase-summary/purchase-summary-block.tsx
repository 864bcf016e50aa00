import { PurchaseSummary } from '#views/order/order-received.tsx';
import { VerifyEmail } from '#views/order/verify-email.tsx';
import type { PurchaseSummaryData } from './fields.ts';

/** The order that was just received; nothing for visitors other than its buyer. */
export function PurchaseSummaryBlock({ received, unverified }: PurchaseSummaryData) {
  if (unverified !== null) return <VerifyEmail order={unverified} />;
  return received === null ? null : (
    <div className="woocommerce-order j-order">
      <PurchaseSummary {...received} />
    </div>
  );
}
