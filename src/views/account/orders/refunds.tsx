import { type Money, minus } from '#kernel/money.ts';
import type { TaxDocument } from '#shop/invoices';
import type { Order, Refund } from '#shop/orders';
import { type RefundMethod, refundMethodOf } from '#shop/orders/rules/payment/refund-method.ts';
import { formatDate } from '../../date/date.ts';
import { useLanguage } from '../../language/language.tsx';
import { Price } from '../../price/price.tsx';

/** A refund as its customer sees it. */
export type ShownRefund = Pick<Refund, 'id' | 'at'> &
  Readonly<{
    /** What was sent, or is still to be sent. */
    amount: Money;
    isDue: boolean;
    /** How staff send it; null while the provider handles it, and once it was sent. */
    method: RefundMethod | null;
    /** The number of its credit note; null without one. */
    creditNote: string | null;
  }>;

type Documents = readonly Pick<TaxDocument, 'refundId' | 'label'>[];

/** @param documents of the order */
export function toShownRefunds(
  order: Pick<Order, 'paymentMethod'>,
  refunds: readonly Refund[],
  documents: Documents,
): ShownRefund[] {
  return refunds.map((refund) => {
    const { id, at, state, total, toGiftCards } = refund;
    const isDue = state !== 'paid-out';
    return {
      ...{ id, at, isDue },
      amount: isDue ? minus(total, toGiftCards) : total,
      method: state === 'by-hand' ? refundMethodOf(order, refund) : null,
      creditNote: documents.find(({ refundId }) => refundId === id)?.label ?? null,
    };
  });
}

type RefundsProps = Readonly<{ order: Pick<Order, 'id' | 'key'>; refunds: readonly ShownRefund[] }>;

function RefundRow({ order, refund }: Pick<RefundsProps, 'order'> & { refund: ShownRefund }) {
  const { t, to, language } = useLanguage();
  const { at, amount, isDue, creditNote } = refund;
  const path = to(`/checkout/order-received/${order.id}/credit-notes/${creditNote}.pdf`);
  return (
    <li className="j-account__return">
      <div className="j-account__cardbody">
        <p className="j-account__row">
          <b>
            <Price money={amount} />
          </b>
          <span className={`j-mark ${isDue ? 'j-mark--warn' : 'j-mark--ok'}`}>
            {t(isDue ? 'account:orders.refundDue' : 'account:orders.statuses.refunded')}
          </span>
        </p>
        <p className="j-small j-quiet">{formatDate(at, language)}</p>
        <Next refund={refund} />
        {creditNote === null ? null : (
          <p>
            <a className="j-link j-tap" href={`${path}?key=${order.key}`}>
              {t('account:orders.creditNote', { label: creditNote })}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

/** The next step of a refund that is not sent yet. */
function Next({ refund: { isDue, method } }: { refund: ShownRefund }) {
  const { t } = useLanguage();
  if (!isDue) return null;
  return <p>{t(method === null ? 'account:orders.refundProcessing' : `mail:order.refund.${method}`)}</p>;
}

/** The refunds of an order: how much, whether it was sent, and the credit note. Source: AC-02, OR-04 */
export function Refunds({ order, refunds }: RefundsProps) {
  const { t } = useLanguage();
  if (refunds.length === 0) return null;
  return (
    <section className="j-stack" aria-labelledby="refunds">
      <h2 id="refunds">{t('account:orders.refunds')}</h2>
      <ul className="j-account__sessions">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} order={order} refund={refund} />
        ))}
      </ul>
    </section>
  );
}
