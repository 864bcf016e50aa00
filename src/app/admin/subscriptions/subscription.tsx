import { Alert, Anchor, Group, Stack, Table, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { inLanguage } from '#kernel/language.ts';
import { planName } from '#shop/cart/rules/plan.ts';
import { noonOf } from '#shop/subscriptions/rules/days.ts';
import { quotedLine } from '#shop/subscriptions/rules/quoted-line.ts';
import { useEventText } from '#views/account/subscriptions/use-event-text.ts';
import { useLineProblem } from '#views/account/subscriptions/use-line-problem.ts';
import { formatDate, formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Status } from '../orders/status.tsx';
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

function Owner({ subscription: { customerId, email } }: Pick<Shown, 'subscription'>) {
  const { to } = useLanguage();
  if (customerId === null) return <bdi dir="ltr">{email || '—'}</bdi>;
  return (
    <Anchor component={Link} fz="inherit" to={to(`/admin/customers/${customerId}/`)}>
      <bdi dir="ltr">{email}</bdi>
    </Anchor>
  );
}

function Address({ subscription: { address } }: Pick<Shown, 'subscription'>) {
  const { t } = useLanguage();
  const { firstName, lastName, unit, building, street, area, emirate } = address;
  const parts = [unit, building, street, area, t(`checkout:emirates.${emirate}`)].filter((text) => text);
  return (
    <>
      <bdi>
        {firstName} {lastName}
      </bdi>
      <br />
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at === 0 ? null : t('account:addresses.comma')}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </>
  );
}

function Facts({ shown: { subscription, quote } }: { shown: Shown }) {
  const { t, language } = useLanguage();
  const amountText = useAmountText();
  const { phone, weeks, nextOn, state, paymentMethod } = subscription;
  const isComing = nextOn !== null && state === 'active';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('subscriptions:every'), inLanguage(planName(weeks), language)],
    [t('subscriptions:next'), isComing ? formatDate(noonOf(nextOn), language) : '—'],
    [t('adminSubscriptions:total'), quote === null ? '—' : amountText(quote.total)],
    [t('subscriptions:payment'), t(`checkout:methods.${paymentMethod}.title`)],
    [t('adminSubscriptions:email'), <Owner key="owner" subscription={subscription} />],
    [
      t('adminSubscriptions:phone'),
      <bdi key="phone" dir="ltr">
        {phone}
      </bdi>,
    ],
    [t('subscriptions:address'), <Address key="address" subscription={subscription} />],
  ];
  return (
    <Section title={t('adminSubscriptions:facts')}>
      <Table variant="vertical" className="admin-table" horizontalSpacing="xs">
        <Table.Tbody>
          {facts.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th w="35%">{name}</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

function Products({ shown: { subscription, names, quote } }: { shown: Shown }) {
  const { t, to, language } = useLanguage();
  const amountText = useAmountText();
  const problemOf = useLineProblem();
  return (
    <Section title={t('subscriptions:products')}>
      <Stack gap={4}>
        {subscription.lines.map((line, at) => {
          const name = names[at];
          const quoted = quote === null ? null : quotedLine(quote, line);
          return (
            <Text key={`${line.productId}-${line.variationId}`}>
              {line.quantity} ×{' '}
              {name ? (
                <Anchor component={Link} to={to(`/admin/products/${line.productId}/`)}>
                  <bdi>{inLanguage(name, language)}</bdi>
                </Anchor>
              ) : (
                t('adminSubscriptions:gone', { id: line.productId })
              )}
              {quoted === null ? '' : ` · ${problemOf(quoted) || amountText(quoted.total)}`}
            </Text>
          );
        })}
      </Stack>
      {quote?.problem ? <Text c="red.8">{t(`subscriptions:obstacles.${quote.problem}`)}</Text> : null}
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
        <Table className="admin-table" horizontalSpacing="xs">
          <Table.Tbody>
            {orders.map(({ id, status, placedAt, total }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Link data-row to={to(`/admin/orders/${id}/`)} className="admin-number">
                    {id}
                  </Link>
                  <Text size="xs" c="dimmed">
                    {formatDate(placedAt, language)}
                  </Text>
                </Table.Td>
                <Table.Td ta="end">
                  <Text size="sm" className="admin-number">
                    {amountText(total)}
                  </Text>
                  <Status status={status} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}

/** The history: events, authors and reasons. */
function History({ events }: { events: Shown['events'] }) {
  const { t, language } = useLanguage();
  const eventText = useEventText();
  const actorOf = (actor: string) =>
    actor === 'customer' || actor === 'system' ? t(`adminSubscriptions:actors.${actor}`) : actor;
  return (
    <Section title={t('subscriptions:history')}>
      <Stack gap="xs">
        {events.map(({ kind, actor, reason, facts, at }) => (
          <div key={`${kind}-${at.toISOString()}`}>
            <Text>
              {eventText({ kind, facts })}
              {typeof facts.problem === 'string'
                ? `: ${t(`adminSubscriptions:problems.${facts.problem}`)}`
                : null}
            </Text>
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

/** The screen of a subscription with its orders and history. */
export default function SubscriptionScreen() {
  const { t } = useLanguage();
  const shown = useLoaderData<typeof loader>();
  const { id, state } = shown.subscription;
  const { problem } = shown;
  return (
    <ScreenPage
      title={t('subscriptions:number', { number: id })}
      lead={
        <Group gap="xs">
          <StateBadge state={state} />
          {t(`adminSubscriptions:stateTexts.${state}`)}
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
