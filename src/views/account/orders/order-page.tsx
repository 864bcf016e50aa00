import type { Order, OrderEvent } from '#shop/orders';
import { comingSteps } from '#shop/orders/rules/coming-steps.ts';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import type { ShipmentEvent } from '#shop/shipments';
import { formatDate } from '../../date/date.ts';
import { Icon } from '../../icon/icon.tsx';
import { useLanguage } from '../../language/language.tsx';
import { arrivalTime } from '../../order/delivery-time.ts';
import type { LineProducts } from '../../order/line-products.ts';
import { TransferDetails } from '../../order/order-payment.tsx';
import { OrderDelivery, OrderLines } from '../../order/order-received.tsx';
import { payPath } from '../../order/received-path.ts';
import { Shipment } from '../../order/shipment.tsx';
import { AccountHead } from '../account-frame.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderStatusMark } from './order-status.tsx';
import { OrderTimeline, Parcel } from './order-timeline.tsx';
import { Refunds, type ShownRefund } from './refunds.tsx';
import { type ReturnFormProps, ReturnRequestForm } from './return-form.tsx';
import { Returns, type ShownReturn } from './returns.tsx';

export type OrderPageProps = {
  order: Order;
  products: LineProducts;
  events: readonly OrderEvent[];
  shipment: readonly ShipmentEvent[];
  nonces: { again: string; change: string };
  mayCancel: boolean;
  /** Whether the order can still be paid. */
  isPayable: boolean;
  /** The bank details, in lines, while a bank transfer is awaited. */
  transfer: string | null;
  hasInvoice: boolean;
  giveBack: ReturnFormProps | null;
  returns: readonly ShownReturn[];
  refunds: readonly ShownRefund[];
  /** The subscriptions that the order started, or that made it. */
  subscriptions: readonly number[];
};

/** The delivery time of an order that is not delivered yet. */
function Arrival({ order }: Pick<OrderPageProps, 'order'>) {
  const { t, language } = useLanguage();
  const time = arrivalTime(order, language);
  if (time === null) return null;
  return (
    <p className="j-account__row j-lead">
      <Icon name="truck" />
      <span>{t('account:track.arrives', { day: time })}</span>
    </p>
  );
}

function OfSubscriptions({ ids }: { ids: readonly number[] }) {
  const { t, to } = useLanguage();
  return ids.map((id) => (
    <p key={id}>
      <a className="j-link j-tap" href={to(`/my-account/view-subscription/${id}/`)}>
        {t('subscriptions:number', { number: id })}
      </a>
    </p>
  ));
}

/** An order in the account: status, lines, actions. */
export function AccountOrderPage({
  order,
  products,
  events,
  shipment,
  nonces,
  mayCancel,
  isPayable,
  transfer,
  hasInvoice,
  giveBack,
  returns,
  refunds,
  subscriptions,
}: OrderPageProps) {
  const { t, to, language } = useLanguage();
  return (
    <>
      <AccountHead title={t('account:orders.number', { number: orderNumber(order) })}>
        <p className="j-account__row">
          <OrderStatusMark order={order} />
          <span className="j-quiet">{formatDate(order.placedAt, language)}</span>
        </p>
        <Arrival order={order} />
        <OfSubscriptions ids={subscriptions} />
        {order.oldShop === null ? null : <p className="j-quiet">{t('account:orders.ofOldShop')}</p>}
      </AccountHead>
      {transfer === null ? null : <TransferDetails account={transfer} number={order.id} />}
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
        {mayCancel ? <CancelOrder nonce={nonces.change} /> : null}
        <a className="j-link j-tap" href={to('/my-account/orders/')}>
          {t('account:orders.back')}
        </a>
      </div>
      <Returns returns={returns} lines={order.lines} nonce={nonces.change} isMailed={order.email !== ''} />
      <Refunds order={order} refunds={refunds} />
      <Shipment order={order} events={shipment} href={to(`/my-account/view-order/${order.id}/`)} />
      <OrderTimeline order={order} events={events} coming={comingSteps(order)} />
      <OrderLines order={order} products={products} />
      <OrderDelivery order={order} />
      {giveBack === null ? null : <ReturnRequestForm {...giveBack} />}
    </>
  );
}
