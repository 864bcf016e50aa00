import { inLanguage } from '#kernel/language.ts';
import type { Order } from '#shop/orders';
import type { PaymentMethod } from '#shop/payments';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { TotalsList } from '../order/totals-list.tsx';
import { Price } from '../price/price.tsx';
import { PaymentChoice } from './payment-choice.tsx';

type OrderPayPageProps = {
  order: Order;
  methods: readonly PaymentMethod[];
  /** Why the last try came to nothing. */
  problem: string | null;
  /** The code of the way that was chosen before. */
  chosen: string;
};

function Problem({ text }: { text: string }) {
  const { t } = useLanguage();
  return (
    <div
      className="j-notice j-notice--bad woocommerce-error"
      role="alert"
      data-error-summary=""
      tabIndex={-1}
    >
      <Icon name="warning-circle" isSmall />
      <div>
        <b>{t('payments:failed')}</b>
        <p>{text}</p>
      </div>
    </div>
  );
}

function Summary({ order }: { order: Order }) {
  const { t, language } = useLanguage();
  const discounts = order.discounts.map(({ title, code, amount, freesDelivery }) => ({
    title,
    code,
    amount,
    freesDelivery,
  }));
  return (
    <aside className="j-sum" aria-label={t('checkout:summary')}>
      <h2>{t('checkout:summary')}</h2>
      <ul className="j-lines">
        {order.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order do not move
          <li key={place} className="j-orderline order_item">
            <span>
              {inLanguage(line.name, language)} <bdi>× {line.quantity}</bdi>
            </span>
            <Price money={line.total} />
          </li>
        ))}
      </ul>
      <TotalsList
        totals={order.totals}
        delivery={inLanguage(order.delivery.title, language)}
        discounts={discounts}
      />
    </aside>
  );
}

/** An order that waits for its payment, with every way to pay it; a real form that needs no script. */
export function OrderPayPage({ order, methods, problem, chosen }: OrderPayPageProps) {
  const { t } = useLanguage();
  const known = methods.some(({ code }) => code === chosen) ? chosen : (methods[0]?.code ?? null);
  return (
    <div className="j-wrap j-checkout woocommerce">
      <h1>{t('payments:title')}</h1>
      <p className="j-lead j-after-6">{t('payments:lead', { number: order.id })}</p>
      {problem === null ? null : <Problem text={problem} />}
      <div className="j-twocol">
        <form id="order_review" className="j-stack" method="post">
          <input type="hidden" name="woocommerce_pay" value="1" />
          <div className="j-stack woocommerce-checkout-payment" id="payment">
            <PaymentChoice methods={methods} chosen={known} />
            <button className="j-btn j-btn--primary j-btn--wide button alt" type="submit" id="place_order">
              {t('payments:pay')} <Price money={order.totals.total} />
            </button>
          </div>
        </form>
        <Summary order={order} />
      </div>
    </div>
  );
}
