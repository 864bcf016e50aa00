import { Alert, Anchor, Group, Stack, Table, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { planName } from '#shop/cart/rules/plan.ts';
import { noonOf } from '#shop/subscriptions/rules/days.ts';
import { formatDate, formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { useAmountText } from '../orders/words.ts';
import { Section } from '../parts/forms/section.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/subscription';
import { ChangeButtons } from './change-buttons.tsx';
import { StateBadge } from './subscriptions.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'subscriptions.show', { id: args.params.id });
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

function Facts({ shown: { subscription, quote } }: { shown: Shown }) {
  const { t, to, language } = useLanguage();
  const amountText = useAmountText();
  const { customerId, email, phone, address, weeks, nextOn, state, paymentMethod } = subscription;
  const next = nextOn !== null && state === 'active' ? formatDate(noonOf(nextOn), language) : '—';
  return (
    <Section title={t('adminSubscriptions:facts')}>
      <Stack gap={4}>
        <Text>
          {inLanguage(planName(weeks), language)} · {t('subscriptions:next')}: {next}
        </Text>
        <Text>
          {t('subscriptions:payment')}: {t(`checkout:methods.${paymentMethod}.title`)}
          {quote === null ? '' : ` · ${t('adminSubscriptions:total', { amount: amountText(quote.total) })}`}
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {customerId === null ? (
            <bdi>{email || '—'}</bdi>
          ) : (
            <Anchor component={Link} to={to(`/admin/customers/${customerId}/`)}>
              <bdi dir="ltr">{email}</bdi>
            </Anchor>
          )}
          {' · '}
          <bdi dir="ltr">{phone}</bdi>
        </Text>
        <Text>
          <bdi>
            {[address.firstName, address.lastName, address.building, address.street, address.area]
              .filter((text) => text)
              .join(', ')}
          </bdi>
        </Text>
      </Stack>
    </Section>
  );
}

function Products({ shown: { subscription, names, quote } }: { shown: Shown }) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  return (
    <Section title={t('subscriptions:products')}>
      <Stack gap={4}>
        {subscription.lines.map((line, at) => {
          const name = names[at];
          const quoted = quote?.lines[at];
          return (
            <Text key={`${line.productId}-${line.variationId}`}>
              {line.quantity} ×{' '}
              <bdi>
                {name ? inLanguage(name, language) : t('adminSubscriptions:gone', { id: line.productId })}
              </bdi>
              {quoted === undefined ? '' : ` · ${amountText(quoted.total)}`}
            </Text>
          );
        })}
      </Stack>
    </Section>
  );
}

function Orders({ orders }: { orders: Shown['orders'] }) {
  const { t, to, language } = useLanguage();
  const amountText = useAmountText();
  return (
    <Section title={t('subscriptions:orders')}>
      {orders.length === 0 ? (
        <Text c="dimmed">{t('subscriptions:noOrders')}</Text>
      ) : (
        <Table.ScrollContainer minWidth={320}>
          <Table>
            <Table.Tbody>
              {orders.map(({ id, status, placedAt, total }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Anchor component={Link} to={to(`/admin/orders/${id}/`)}>
                      {id}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{formatDate(placedAt, language)}</Table.Td>
                  <Table.Td>{t(`adminOrders:statuses.${status}`)}</Table.Td>
                  <Table.Td>{amountText(total)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}

/** What happened, by whom and why. */
function History({ events }: { events: Shown['events'] }) {
  const { t, language } = useLanguage();
  const actorOf = (actor: string) =>
    actor === 'customer' || actor === 'system' ? t(`adminSubscriptions:actors.${actor}`) : actor;
  return (
    <Section title={t('subscriptions:history')}>
      <Stack gap="xs">
        {events.map(({ kind, actor, reason, facts, at }) => (
          <div key={`${kind}-${at.toISOString()}`}>
            <Text>{t(`subscriptions:events.${kind}`, facts)}</Text>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {formatMoment(at, language)} · <bdi>{actorOf(actor)}</bdi>
              {reason === '' ? null : (
                <>
                  {' · '}
                  <bdi>{reason}</bdi>
                </>
              )}
            </Text>
          </div>
        ))}
      </Stack>
    </Section>
  );
}

/** A subscription with its orders and all that happened to it. */
export default function SubscriptionScreen() {
  const { t } = useLanguage();
  const shown = useLoaderData<typeof loader>();
  const { id, state, problem } = shown.subscription;
  return (
    <ScreenPage
      title={t('subscriptions:number', { number: id })}
      lead={
        <Group gap="xs">
          <StateBadge state={state} />
          {t(`subscriptions:stateTexts.${state}`)}
        </Group>
      }
      actions={<ChangeButtons subscription={shown.subscription} commands={shown.commands} />}
    >
      {problem === null ? null : <Alert color="yellow">{t(`adminSubscriptions:problems.${problem}`)}</Alert>}
      <Facts shown={shown} />
      <Products shown={shown} />
      <Orders orders={shown.orders} />
      <History events={shown.events} />
    </ScreenPage>
  );
}
