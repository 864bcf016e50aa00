import { List, Text } from '@mantine/core';
import { countedPayments } from '#shop/orders/rules/payment/bank-transfers.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { Shown } from '../order-part.tsx';
import { useAmountText, useEventWords } from '../words.ts';

type Statuses = readonly Shown['order']['status'][];

/** Statuses in which cash is to be collected; for other payments it is `AWAITED`. */
const BEFORE_DELIVERY: Statuses = ['pending', 'on-hold', 'confirmed', 'packed', 'shipped'];
const AWAITED: Statuses = ['pending', 'on-hold'];

/** Timeline events of offline payments, such as cash on delivery and gift cards. */
function receivedOf({ timeline }: Pick<Shown, 'timeline'>): Shown['timeline'] {
  return countedPayments(timeline).filter(({ actor }) => actor !== 'payments');
}

/** The amount due and its payment method. */
export function AmountDue({ shown: { order, difference, mayMarkPaid } }: { shown: Shown }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const isCash = order.paymentMethod === 'cod';
  const statuses = isCash ? BEFORE_DELIVERY : AWAITED;
  if (difference.minor <= 0 || !(mayMarkPaid || statuses.includes(order.status))) return null;
  const key = isCash ? 'toCollect' : 'notPaidYet';
  return <Text size="sm">{t(`adminOrders:${key}`, { amount: amountText(difference) })}</Text>;
}

/** Payments recorded by staff, gift cards or the courier, with time and author. Source: PM-04, OR-02 */
export function ReceivedPayments({ shown }: { shown: Shown }) {
  const { t, language } = useLanguage();
  const { titleOf, actorOf, reasonOf } = useEventWords();
  const received = receivedOf(shown);
  if (received.length === 0) return null;
  return (
    <List listStyleType="none" spacing="xs" aria-label={t('adminOrders:received')}>
      {received.map((event) => (
        <List.Item key={event.id}>
          <Text size="sm">
            {titleOf(event)} · {reasonOf(event)}
          </Text>
          <Text size="xs" c="dimmed">
            <bdi>{actorOf(event)}</bdi> · {formatMoment(event.at, language)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
