import { inLanguage } from '#kernel/language.ts';
import { planName } from '#shop/cart/rules/plan.ts';
import type { Subscription } from '#shop/subscriptions';
import { noonOf } from '#shop/subscriptions/rules/days.ts';
import { formatDay } from '../../date/date.ts';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { useLanguage } from '../../language/language.tsx';
import { AccountHead } from '../account-frame.tsx';
import type { SubscriptionProducts } from './subscription-products.ts';
import { SubscriptionMark } from './subscription-status.tsx';

type PageProps = { subscriptions: readonly Subscription[]; products: SubscriptionProducts };

function Row({ subscription, products }: { subscription: Subscription; products: SubscriptionProducts }) {
  const { t, to, language } = useLanguage();
  const { id, state, weeks, nextOn, lines } = subscription;
  const names = lines.map((line) => products[line.variationId ?? line.productId]?.name ?? '');
  const isComing = state === 'active' && nextOn !== null;
  return (
    <li className="j-account__order woocommerce-orders-table__row">
      <div>
        <a className="j-link j-tap" href={to(`/my-account/view-subscription/${id}/`)}>
          {t('subscriptions:number', { number: id })}
        </a>
        <br />
        <span className="j-quiet j-small">
          {[inLanguage(planName(weeks), language), ...names].filter((text) => text !== '').join(' · ')}
        </span>
        {isComing ? (
          <>
            <br />
            <span className="j-small">
              {t('subscriptions:nextOn', { day: formatDay(noonOf(nextOn), language) })}
            </span>
          </>
        ) : null}
      </div>
      <SubscriptionMark state={state} />
    </li>
  );
}

/** The account's subscriptions, newest first. */
export function SubscriptionsPage({ subscriptions, products }: PageProps) {
  const { t, to } = useLanguage();
  return (
    <>
      <AccountHead title={t('subscriptions:title')} />
      {subscriptions.length === 0 ? (
        <EmptyState
          icon="calendar-check"
          title={t('subscriptions:none')}
          text={t('subscriptions:noneText')}
          action={{ label: t('subscriptions:shop'), href: to('/shop/') }}
        />
      ) : (
        <ul className="j-account__orders woocommerce-orders-table">
          {subscriptions.map((subscription) => (
            <Row key={subscription.id} subscription={subscription} products={products} />
          ))}
        </ul>
      )}
    </>
  );
}
