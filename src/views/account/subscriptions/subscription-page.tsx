import type { ReactNode } from 'react';
import { inLanguage } from '#kernel/language.ts';
import { planName } from '#shop/cart/rules/plan.ts';
import type { Order } from '#shop/orders';
import type { OpenedSubscription, RenewalQuote } from '#shop/subscriptions';
import { noonOf } from '#shop/subscriptions/rules/days.ts';
import { quotedLine } from '#shop/subscriptions/rules/quoted-line.ts';
import { formatDate, formatDay } from '../../date/date.ts';
import { useLanguage } from '../../language/language.tsx';
import { LineQuantity } from '../../number/line-quantity.tsx';
import { payPath } from '../../order/received-path.ts';
import { StreetLines } from '../../order/street-lines.tsx';
import { Tile } from '../../picture/picture.tsx';
import { Price } from '../../price/price.tsx';
import { AccountHead } from '../account-frame.tsx';
import { OrderStatusMark } from '../orders/order-status.tsx';
import { RenewalTotals } from './renewal-totals.tsx';
import {
  AddressForm,
  DateForm,
  type FormFacts,
  IntervalForm,
  PaymentForm,
  QuantityForm,
  SUBSCRIPTION_NONCE,
} from './subscription-forms.tsx';
import type { SubscriptionProducts } from './subscription-products.ts';
import { SubscriptionMark } from './subscription-status.tsx';
import { useEventText } from './use-event-text.ts';
import { useLineProblem } from './use-line-problem.ts';

export type SubscriptionPageProps = OpenedSubscription &
  FormFacts &
  Readonly<{ orders: readonly Order[]; products: SubscriptionProducts }>;

type ButtonProps = { kind: 'primary' | 'secondary'; change: string };

function ChangeButton({ kind, change }: ButtonProps) {
  const { t } = useLanguage();
  return (
    <button className={`j-btn j-btn--${kind} button`} type="submit" name="change" value={change}>
      {t(`subscriptions:${change}`)}
    </button>
  );
}

/** What one press changes; cancelling too, since it can be undone. */
function Presses({ subscription, commands, nonce }: SubscriptionPageProps) {
  const { t } = useLanguage();
  const shown = (['resume', 'skip', 'pause', 'cancel', 'restore'] as const).filter((one) =>
    commands.includes(one),
  );
  if (shown.length === 0) return null;
  return (
    <form method="post">
      <input type="hidden" name={SUBSCRIPTION_NONCE} value={nonce} />
      <input type="hidden" name="version" value={subscription.version} />
      <div className="j-account__end">
        {shown.map((change, at) => (
          <ChangeButton key={change} change={change} kind={at === 0 ? 'primary' : 'secondary'} />
        ))}
      </div>
      {commands.includes('cancel') ? (
        <p className="j-quiet j-small">{t('subscriptions:cancelText')}</p>
      ) : null}
    </form>
  );
}

function Facts({ subscription: { weeks, nextOn, state } }: SubscriptionPageProps) {
  const { t, language } = useLanguage();
  const isComing = state === 'active' && nextOn !== null;
  return (
    <dl className="j-facts2">
      <div>
        <dt>{t('subscriptions:every')}</dt>
        <dd>{inLanguage(planName(weeks), language)}</dd>
      </div>
      <div>
        <dt>{t('subscriptions:next')}</dt>
        <dd>{isComing ? formatDay(noonOf(nextOn), language) : t('subscriptions:noNext')}</dd>
      </div>
    </dl>
  );
}

type LineProps = Pick<SubscriptionPageProps, 'products' | 'quote'> &
  Readonly<{ line: OpenedSubscription['subscription']['lines'][number] }>;

/** A product with today's price, or why it cannot be ordered. */
function ProductLine({ line, products, quote }: LineProps) {
  const { to } = useLanguage();
  const problemOf = useLineProblem();
  const product = products[line.variationId ?? line.productId];
  const quoted = quote === null ? null : quotedLine(quote, line);
  const problem = quoted === null ? '' : problemOf(quoted);
  return (
    <li className="j-orderline">
      <Tile picture={product?.picture ?? null} melts sizes="64px" alt="" />
      <span>
        <LineQuantity quantity={line.quantity} />{' '}
        {product === undefined || product.href === '' ? (
          (product?.name ?? '—')
        ) : (
          <a href={to(product.href)}>{product.name}</a>
        )}
        {problem === '' ? null : (
          <>
            <br />
            <span className="j-small j-problem">{problem}</span>
          </>
        )}
      </span>
      {quoted === null || problem !== '' ? null : <Price money={quoted.total} />}
    </li>
  );
}

/** The total of the next order, or why it cannot be placed. */
function NextOrder({ quote }: { quote: RenewalQuote }) {
  const { t } = useLanguage();
  if (quote.problem === null) return <RenewalTotals quote={quote} />;
  return <p className="j-problem">{t(`subscriptions:obstacles.${quote.problem}`)}</p>;
}

function Products({ subscription, products, quote }: SubscriptionPageProps) {
  const { t } = useLanguage();
  return (
    <section className="j-stack">
      <h2>{t('subscriptions:products')}</h2>
      <ul className="j-lines">
        {subscription.lines.map((line) => (
          <ProductLine
            key={`${line.productId}-${line.variationId}`}
            line={line}
            products={products}
            quote={quote}
          />
        ))}
      </ul>
      {quote === null ? null : <NextOrder quote={quote} />}
    </section>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { t, to, language } = useLanguage();
  const isUnpaid = order.status === 'pending' || order.status === 'failed';
  return (
    <li className="j-account__order">
      <div>
        <a className="j-link j-tap" href={to(`/my-account/view-order/${order.id}/`)}>
          {t('subscriptions:order', { number: order.id })}
        </a>
        <br />
        <span className="j-quiet j-small">{formatDate(order.placedAt, language)}</span>
      </div>
      <OrderStatusMark order={order} />
      <Price money={order.totals.total} />
      {isUnpaid ? (
        <p className="j-account__orderacts">
          <a className="j-btn j-btn--primary j-btn--s" href={payPath(order, language)}>
            {t('subscriptions:payOrder')}
          </a>
        </p>
      ) : null}
    </li>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="j-stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function History({ events }: SubscriptionPageProps) {
  const { t, language } = useLanguage();
  const eventText = useEventText();
  return (
    <Section title={t('subscriptions:history')}>
      <ul>
        {events.map((event) => (
          <li key={`${event.kind}-${event.at.toISOString()}`}>
            {eventText(event)} <span className="j-quiet j-small">{formatDate(event.at, language)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Address({ subscription: { address, phone } }: SubscriptionPageProps) {
  const { t } = useLanguage();
  return (
    <address className="j-account__address">
      <b>
        <bdi>
          {address.firstName} {address.lastName}
        </bdi>
      </b>
      <StreetLines address={address} />
      <span>{t(`checkout:emirates.${address.emirate}`)}</span>
      <bdi dir="ltr">{phone}</bdi>
    </address>
  );
}

/** What went wrong last, and the forms that change what is still to come. */
function Changes(props: SubscriptionPageProps) {
  const { t } = useLanguage();
  const { commands } = props;
  return (
    <>
      {commands.includes('interval') ? (
        <Section title={t('subscriptions:schedule')}>
          <IntervalForm {...props} />
          {commands.includes('move') ? <DateForm {...props} /> : null}
        </Section>
      ) : null}
      {commands.includes('quantity') ? (
        <Section title={t('subscriptions:quantities')}>
          <QuantityForm {...props} />
        </Section>
      ) : null}
      <Section title={t('subscriptions:address')}>
        <Address {...props} />
        {commands.includes('address') ? <AddressForm {...props} /> : null}
      </Section>
      {commands.includes('payment') ? (
        <Section title={t('subscriptions:payment')}>
          <PaymentForm {...props} />
        </Section>
      ) : null}
    </>
  );
}

/** A subscription: its next order, the price, and all actions. Works without scripts. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { t, to } = useLanguage();
  const { subscription, orders, problem } = props;
  const { id, state } = subscription;
  return (
    <>
      <AccountHead title={t('subscriptions:number', { number: id })}>
        <p className="j-account__row">
          <SubscriptionMark state={state} />
          <span className="j-quiet">{t(`subscriptions:stateTexts.${state}`)}</span>
        </p>
      </AccountHead>
      {problem === null ? null : (
        <p className="j-notice j-notice--info" role="status">
          {t(`subscriptions:problems.${problem}`)}
        </p>
      )}
      <Facts {...props} />
      <Presses {...props} />
      <Products {...props} />
      <Changes {...props} />
      <Section title={t('subscriptions:orders')}>
        {orders.length === 0 ? (
          <p className="j-quiet">{t('subscriptions:noOrders')}</p>
        ) : (
          <ul className="j-account__orders">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Section>
      <History {...props} />
      <p>
        <a className="j-link j-tap" href={to('/my-account/subscriptions/')}>
          {t('subscriptions:back')}
        </a>
      </p>
    </>
  );
}
