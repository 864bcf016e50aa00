import type { Order } from '#shop/orders';
import { orderNumber } from '#shop/orders/rules/order-number.ts';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { Price } from '../price/price.tsx';

/** An email address, which breaks before its @ where it must. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <bdi>
      {name}
      <wbr />@{host}
    </bdi>
  );
}

/** Number, date, email, total and payment method of an order. */
export function Overview({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  return (
    <dl className="j-facts2 woocommerce-order-overview woocommerce-thankyou-order-details order_details">
      <div className="woocommerce-order-overview__order order">
        <dt>{t('orders:number')}</dt>
        <dd>
          <bdi>{orderNumber(order)}</bdi>
        </dd>
      </div>
      <div className="woocommerce-order-overview__date date">
        <dt>{t('orders:date')}</dt>
        <dd>{formatDate(order.placedAt, language)}</dd>
      </div>
      {order.email === '' ? null : (
        <div className="woocommerce-order-overview__email email">
          <dt>{t('orders:email')}</dt>
          <dd>
            <Email address={order.email} />
          </dd>
        </div>
      )}
      <div className="woocommerce-order-overview__total total">
        <dt>{t('orders:total')}</dt>
        <dd>
          <Price money={order.totals.total} />
        </dd>
      </div>
      <div className="woocommerce-order-overview__payment-method method">
        <dt>{t('orders:payment')}</dt>
        <dd>{t(`checkout:methods.${order.paymentMethod}.title`)}</dd>
      </div>
    </dl>
  );
}
