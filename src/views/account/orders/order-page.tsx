import type { Order, OrderEvent, OrderReturn } from '#shop/orders';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import { formatDate } from '../../date/date.ts';
import { useLanguage } from '../../language/language.tsx';
import { OrderDelivery, OrderLines } from '../../order/order-received.tsx';
import { payPath } from '../../order/received-path.ts';
import { AccountHead } from '../account-frame.tsx';
import { AccountForm, FormEnd, NOTHING_WRONG } from '../form-parts.tsx';
import { OrderStatusMark } from './order-status.tsx';
import { OrderTimeline, Parcel } from './order-timeline.tsx';
import { type ReturnFormProps, ReturnRequestForm, Returns } from './return-form.tsx';

export type OrderPageProps = {
  order: Order;
  events: readonly OrderEvent[];
  nonces: { again: string; change: string };
  mayCancel: boolean;
  /** Whether the order can still be paid. */
  isPayable: boolean;
  hasInvoice: boolean;
  giveBack: ReturnFormProps | null;
  returns: readonly OrderReturn[];
};

/** An order in the account: status, lines, actions. */
export function AccountOrderPage({
  order,
  events,
  nonces,
  mayCancel,
  isPayable,
  hasInvoice,
  giveBack,
  returns,
}: OrderPageProps) {
  const { t, to, language } = useLanguage();
  return (
    <>
      <AccountHead title={t('account:orders.number', { number: orderNumber(order) })}>
        <p className="j-account__row">
          <OrderStatusMark status={order.status} />
          <span className="j-quiet">{formatDate(order.placedAt, language)}</span>
        </p>
        {order.oldShop === null ? null : <p className="j-quiet">{t('account:orders.ofOldShop')}</p>}
      </AccountHead>
      <Parcel tracking={order.tracking} />
      <div className="j-account__end order-again">
        {isPayable ? (
          <a className="j-btn j-btn--primary button pay" href={payPath(order, language)}>
            {t('payments:payNow')}
          </a>
        ) : null}
        <a
          className={`j-btn j-btn--${isPayable ? 'secondary' : 'primary'} button`}
          href={`${to('/cart/')}?order_again=${order.id}&_wpnonce=${nonces.again}`}
        >
          {t('account:orders.again')}
        </a>
        {hasInvoice ? (
          <a
            className="j-btn j-btn--secondary"
            href={`${to(`/checkout/order-received/${order.id}/invoice.pdf`)}?key=${order.key}`}
          >
            {t('account:orders.invoice')}
          </a>
        ) : null}
        <a className="j-link" href={to('/my-account/orders/')}>
          {t('account:orders.back')}
        </a>
      </div>
      <OrderTimeline events={events} />
      <OrderLines order={order} />
      <OrderDelivery order={order} />
      {returns.length === 0 ? null : <Returns returns={returns} nonce={nonces.change} />}
      {giveBack === null ? null : <ReturnRequestForm {...giveBack} />}
      {mayCancel ? (
        <section className="j-account__panel j-account__card" aria-labelledby="cancel">
          <h2 id="cancel">{t('account:orders.cancel')}</h2>
          <p className="j-quiet">{t('account:orders.cancelText')}</p>
          <AccountForm nonce={['jamra-order-nonce', nonces.change]} wrongs={NOTHING_WRONG}>
            <FormEnd name="cancel_order" label={t('account:orders.cancel')} kind="danger" />
          </AccountForm>
        </section>
      ) : null}
    </>
  );
}
