import type { ReactNode } from 'react';
import { inLanguage } from '#kernel/language.ts';
import type { Order, OrderEvent } from '#shop/orders';
import { comingSteps } from '#shop/orders/rules/coming-steps.ts';
import { isDelivered, isSentByMail } from '#shop/orders/rules/no-delivery.ts';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import type { ShipmentEvent } from '#shop/shipments';
import { CancelOrder } from '../account/orders/cancel-order.tsx';
import { OrderStatusMark } from '../account/orders/order-status.tsx';
import { OrderTimeline, Parcel } from '../account/orders/order-timeline.tsx';
import { Refunds, type ShownRefund } from '../account/orders/refunds.tsx';
import { Returns, type ShownReturn } from '../account/orders/returns.tsx';
import { Purchased } from '../analytics/order-events.tsx';
import { PartList } from '../bundle/part-list.tsx';
import { namedOptions } from '../cart-line/line-words.ts';
import { useLanguage } from '../language/language.tsx';
import { LineQuantity } from '../number/line-quantity.tsx';
import { Tile } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { SignedAmounts } from '../price/signed-amounts.tsx';
import { AcceptedTexts } from './accepted-texts.tsx';
import { deliveryName } from './delivery-name.ts';
import { arrivalTime, deliveryTime } from './delivery-time.ts';
import { type LineProducts, lineProductId } from './line-products.ts';
import { Overview } from './order-overview.tsx';
import { headingKey, type OrderPayment, PaymentNote } from './order-payment.tsx';
import { receivedPath } from './received-path.ts';
import { Shipment } from './shipment.tsx';
import { StreetLines } from './street-lines.tsx';
import { TotalsList } from './totals-list.tsx';

function LineName({ line, href }: { line: Order['lines'][number]; href: string | null }) {
  const { to, language } = useLanguage();
  const name = inLanguage(line.name, language);
  return href === null ? name : <a href={to(href)}>{name}</a>;
}

/** The lines and totals of an order. */
export function OrderLines({ order, products }: { order: Order; products: LineProducts }) {
  const { t, language } = useLanguage();
  return (
    <section className="woocommerce-order-details j-stack">
      <h2 className="woocommerce-order-details__title">{t('orders:details')}</h2>
      <ul className="j-lines woocommerce-table--order-details">
        {order.lines.map((line) => (
          <li
            key={`${line.productId}-${line.variationId}-${line.sku}-${line.name.en}-${line.options.map(({ value }) => value.en).join()}`}
            className="j-orderline order_item"
          >
            <Tile picture={products[lineProductId(line)]?.picture ?? null} melts sizes="64px" alt="" />
            <span>
              <LineQuantity quantity={line.quantity} />{' '}
              <LineName line={line} href={products[lineProductId(line)]?.href ?? null} />
              <br />
              <span className="j-small j-quiet">
                <SignedAmounts text={namedOptions(line, language).join(t('account:addresses.comma'))} />
              </span>
              <PartList parts={line.parts} />
            </span>
            <Price money={line.total} />
          </li>
        ))}
      </ul>
      <div className="j-sum">
        <TotalsList
          totals={order.totals}
          discounts={order.discounts}
          delivery={deliveryName(order, language)}
          byGiftCard={order.money.byGiftCard}
          refunded={order.money.refunded}
          refundDue={order.money.refundDue}
        />
      </div>
    </section>
  );
}

/** Who paid, of an order of which nothing is delivered. */
function Payer({ order }: { order: Order }) {
  const { t } = useLanguage();
  const { firstName, lastName } = order.address;
  return (
    <section className="woocommerce-customer-details j-stack">
      <h2>{t('orders:receiptFor')}</h2>
      <address>
        <bdi>
          {firstName} {lastName}
        </bdi>
        <br />
        <bdi>{order.email}</bdi>
      </address>
      <AcceptedTexts order={order} />
    </section>
  );
}

/** Delivery address and time; of an order of which nothing is delivered who paid. */
export function OrderDelivery({ order }: { order: Order }) {
  return isDelivered(order) ? <Destination order={order} /> : <Payer order={order} />;
}

function Destination({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  const { firstName, lastName, emirate, landmark, makani } = order.address;
  const time = deliveryTime(order.delivery, language);
  return (
    <section className="woocommerce-customer-details j-stack">
      <h2>{t(isSentByMail(order) ? 'checkout:steps.billing' : 'orders:deliveryTo')}</h2>
      <address>
        <bdi>
          {firstName} {lastName}
        </bdi>
        <br />
        <StreetLines address={order.address} />
        {t(`checkout:emirates.${emirate}`)}
        {landmark === '' ? null : (
          <>
            <br />
            <bdi>{landmark}</bdi>
          </>
        )}
        {makani === '' ? null : (
          <>
            <br />
            {t('checkout:makani')} <bdi>{makani}</bdi>
          </>
        )}
        <br />
        <bdi dir="ltr">{order.phone}</bdi>
      </address>
      <p>
        {inLanguage(order.delivery.title, language)}
        {time === null ? null : (
          <>
            <br />
            <strong>{time}</strong>
          </>
        )}
      </p>
      {order.isGiftWrapped ? (
        <p className="j-quiet">
          {t('checkout:gift.wrap')}
          {order.giftMessage === '' ? null : (
            <>
              : <bdi>{order.giftMessage}</bdi>
            </>
          )}
        </p>
      ) : null}
      {order.note === '' ? null : (
        <p className="j-quiet">
          {t('checkout:note')}: <bdi>{order.note}</bdi>
        </p>
      )}
      <AcceptedTexts order={order} />
    </section>
  );
}

/** An order as its buyer sees it after placing it. */
export type ReceivedOrder = {
  order: Order;
  products: LineProducts;
  payment: OrderPayment;
  /** Whether a tax invoice exists; unpaid orders have none. */
  hasInvoice: boolean;
  /** Placed within a day, and paid where it is paid at once: counted as a purchase. */
  isNew: boolean;
  /** Whether the page thanks for the order; later it shows the order's state. */
  isThanked: boolean;
  events: readonly OrderEvent[];
  /** Tracking events of the courier. */
  shipment: readonly ShipmentEvent[];
  returns: readonly ShownReturn[];
  refunds: readonly ShownRefund[];
};

/** When an order arrives that is not waiting for its payment. */
function Arrival({ order, payment }: Pick<ReceivedOrder, 'order' | 'payment'>) {
  const { t, language } = useLanguage();
  const time = arrivalTime(order, language);
  const isAwaited = payment.step === 'none' || payment.step === 'call';
  return time === null || !isAwaited ? null : (
    <p className="j-lead">{t('account:track.arrives', { day: time })}</p>
  );
}

/** Delivery time, payment, number, date, steps, lines, totals and addresses of an order. */
export function PurchaseSummary(received: ReceivedOrder) {
  const { order, products, payment, hasInvoice, isNew, isThanked, events, shipment } = received;
  const { t, to, language } = useLanguage();
  return (
    <>
      {isNew ? <Purchased order={order} /> : null}
      <Arrival order={order} payment={payment} />
      {isThanked ? <PaymentNote order={order} payment={payment} /> : null}
      <Overview order={order} />
      {hasInvoice ? (
        <p>
          <a
            className="j-link j-tap"
            href={`${to(`/checkout/order-received/${order.id}/invoice.pdf`)}?key=${order.key}`}
          >
            {t('orders:invoice')}
          </a>
        </p>
      ) : null}
      <Parcel tracking={order.tracking} />
      <Shipment order={order} events={shipment} href={receivedPath(order, language)} />
      <OrderTimeline order={order} events={events} coming={comingSteps(order)} />
      <div className="j-twocol">
        <OrderLines order={order} products={products} />
        <OrderDelivery order={order} />
      </div>
    </>
  );
}

type OrderReceivedProps = {
  /** Null without the order's key: only a confirmation. */
  received: ReceivedOrder | null;
  /** Whether a return can be requested now. */
  isReturnable?: boolean;
  /** The nonce of the form that cancels the order; null when it cannot be cancelled. */
  cancelNonce?: string | null;
  notices?: ReactNode;
  children?: ReactNode;
};

function Thanks({ payment }: { payment: OrderPayment }) {
  const { t } = useLanguage();
  return (
    <>
      <h1>{t(headingKey(payment))}</h1>
      {payment.step === 'unpaid' ? null : (
        <p className="j-lead woocommerce-thankyou-order-received">{t('orders:received')}</p>
      )}
    </>
  );
}

type StandingProps = Pick<ReceivedOrder, 'order' | 'returns' | 'refunds'> & { isReturnable: boolean };

/** An order that is opened later, e.g. from its mails: its state, returns and refunds. */
function Standing({ order, returns, refunds, isReturnable }: StandingProps) {
  const { t, to } = useLanguage();
  return (
    <>
      <h1>{t('account:orders.number', { number: orderNumber(order) })}</h1>
      <p>
        <OrderStatusMark order={order} />
      </p>
      <Returns returns={returns} lines={order.lines} nonce={null} isMailed={order.email !== ''} />
      <Refunds order={order} refunds={refunds} />
      {isReturnable ? (
        <p>
          <a className="j-btn j-btn--secondary" href={`${to('/track-order/')}?orderid=${order.id}`}>
            {t('account:orders.return.title')}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** The order in full; without the order key only a confirmation. */
export function OrderReceived({
  received,
  isReturnable = false,
  cancelNonce = null,
  notices,
  children,
}: OrderReceivedProps) {
  const { t, to } = useLanguage();
  return (
    <div className="j-wrap j-checkout woocommerce">
      <div className="woocommerce-order j-order">
        {notices}
        {received === null || received.isThanked ? (
          <Thanks payment={received?.payment ?? { step: 'none' }} />
        ) : (
          <Standing {...received} isReturnable={isReturnable} />
        )}
        {received === null ? null : <PurchaseSummary {...received} />}
        {children}
        <p>
          <a className="j-btn j-btn--secondary" href={to('/shop/')}>
            {t('cart:goOn')}
          </a>
        </p>
        {cancelNonce === null ? null : <CancelOrder nonce={cancelNonce} />}
      </div>
    </div>
  );
}
