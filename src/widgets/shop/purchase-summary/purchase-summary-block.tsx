import { ConfirmOrder } from '#views/order/confirm-order.tsx';
import { PurchaseSummary } from '#views/order/order-received.tsx';
import type { PurchaseSummaryData } from './fields.ts';

/** The order that was just received; nothing for visitors other than its buyer. */
export function PurchaseSummaryBlock({ received, unconfirmed }: PurchaseSummaryData) {
  if (unconfirmed !== null) return <ConfirmOrder order={unconfirmed} />;
  return received === null ? null : (
    <div className="woocommerce-order j-order">
      <PurchaseSummary {...received} />
    </div>
  );
}
