import { inLanguage } from '#kernel/language.ts';
import { minus } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import type { PaymentMethod, SavedCard } from '#shop/payments';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { LineQuantity } from '../number/line-quantity.tsx';
import { AcceptedTexts } from '../order/accepted-texts.tsx';
import { deliveryName } from '../order/delivery-name.ts';
import { cancelPath } from '../order/received-path.ts';
import { TotalsList } from '../order/totals-list.tsx';
import { Price } from '../price/price.tsx';
import { AgreeToTerms } from './agree-to-terms.tsx';
import { PaymentChoice } from './payment-choice.tsx';

type OrderPayPageProps = {
  order: Order;
  methods: readonly PaymentMethod[];
  /** Why the last attempt failed. */
  problem: string | null;
  /** Code of the payment method chosen before. */
  chosen: string;
  /** The nonce of the form. */
  nonce: string;
  /** The nonce of the cancel link; null when it is too late to cancel. */
  cancelNonce: string | null;
  /** Whether the terms were accepted in the previous submission; only for orders placed without them. */
  isAgreed: boolean;
  isTermsMissing: boolean;
  /** The visitor's saved cards. */
  cards: readonly SavedCard[];
};

function Problem({ text, title }: { text: string; title: string }) {
  return (
    <div className="j-notice j-notice--bad j-after-6" role="alert" data-error-summary="" tabIndex={-1}>
      <Icon name="warning-circle" isSmall />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </div>
  );
}

/** The amount already paid of an order that an edit made more expensive. */
function PaidBefore({ order }: { order: Order }) {
  const { t } = useLanguage();
  const { paid } = order.money;
  if (paid.minor === 0) return null;
  return (
    <dl>
      <div>
        <dt>{t('payments:paidBefore')}</dt>
        <dd>
          <Price money={paid} />
        </dd>
      </div>
      <div className="j-total">
        <dt>{t('payments:stillDue')}</dt>
        <dd>
          <Price money={minus(order.totals.total, paid)} />
        </dd>
      </div>
    </dl>
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
              <LineQuantity quantity={line.quantity} /> {inLanguage(line.name, language)}
            </span>
            <Price money={line.total} />
          </li>
        ))}
      </ul>
      <TotalsList
        totals={order.totals}
        delivery={deliveryName(order, language)}
        discounts={discounts}
        byGiftCard={order.money.byGiftCard}
      />
      <PaidBefore order={order} />
    </aside>
  );
}

/** The pay-for-order page; works without script. */
export function OrderPayPage(props: OrderPayPageProps) {
  const { order, methods, problem, chosen, nonce, cancelNonce, isAgreed, isTermsMissing } = props;
  const { t, language } = useLanguage();
  const due = minus(order.totals.total, order.money.paid);
  const known = methods.some(({ code }) => code === chosen) ? chosen : (methods[0]?.code ?? null);
  return (
    <div className="j-wrap j-checkout woocommerce">
      <h1>{t('payments:title')}</h1>
      <p className="j-lead j-after-6">
        {t(order.money.paid.minor === 0 ? 'payments:lead' : 'payments:leadDifference', { number: order.id })}
      </p>
      {problem === null ? null : (
        <Problem text={problem} title={t(isTermsMissing ? 'payments:oneMore' : 'payments:failed')} />
      )}
      <div className="j-twocol">
        <form id="order_review" className="j-stack" method="post">
          <input type="hidden" name="woocommerce_pay" value="1" />
          <input type="hidden" name="woocommerce-pay-nonce" value={nonce} />
          <div className="j-stack woocommerce-checkout-payment" id="payment">
            <PaymentChoice methods={methods} chosen={known} cards={props.cards} />
            {order.termsVersion === '' ? (
              <AgreeToTerms
                isChecked={isAgreed}
                error={isTermsMissing ? t('checkout:errors.terms-missing') : undefined}
              />
            ) : (
              <AcceptedTexts order={order} />
            )}
            <button className="j-btn j-btn--primary j-btn--wide button alt" type="submit" id="place_order">
              {t('payments:pay')} <Price money={due} />
            </button>
            {cancelNonce === null ? null : (
              <a
                className="j-link j-tap cancel"
                href={cancelPath(order, { nonce: cancelNonce, language, after: '/' })}
                rel="nofollow"
              >
                {t('account:orders.cancel')}
              </a>
            )}
          </div>
        </form>
        <Summary order={order} />
      </div>
    </div>
  );
}
