import { Alert, Badge, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { planName } from '#shop/cart/rules/plan.ts';
import { noonOf } from '#shop/subscriptions/rules/days.ts';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#shop/subscriptions/rules/states.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { EmptyList, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/subscriptions';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  return loadAction(args, 'subscriptions.list', {
    q: cutText(query.get('q') ?? '', 200),
    state: query.get('state'),
    page: query.get('page') ?? undefined,
  });
}

type Listed = ValueOf<'subscriptions.list'>['rows'][number];

const COLOURS = { pending: 'yellow', active: 'green', paused: 'orange', cancelled: 'gray' } as const;

export function StateBadge({ state }: { state: SubscriptionState }) {
  const { t } = useLanguage();
  return (
    <Badge component="span" variant="light" color={COLOURS[state]}>
      {t(`subscriptions:states.${state}`)}
    </Badge>
  );
}

function useColumns(): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  return [
    {
      id: 'number',
      heading: t('adminSubscriptions:number'),
      cell: ({ id, email }) => (
        <div style={{ minWidth: '12rem' }}>
          <Link data-row to={to(`/admin/subscriptions/${id}/`)}>
            <Text fw={600} size="sm">
              <bdi>#{id}</bdi>
            </Text>
          </Link>
          <Text size="xs" c="dimmed" className="admin-address">
            <bdi dir="ltr">{email}</bdi>
          </Text>
        </div>
      ),
    },
    {
      id: 'state',
      heading: t('subscriptions:status'),
      cell: ({ state, problem }) => (
        <>
          <StateBadge state={state} />
          {problem === null ? null : (
            <Text size="xs" c="red">
              {t(`adminSubscriptions:problems.${problem}`)}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'every',
      heading: t('subscriptions:every'),
      isWide: true,
      cell: ({ weeks, pieces }) => (
        <Text size="sm">
          {inLanguage(planName(weeks), language)} · {t('adminSubscriptions:pieces', { count: pieces })}
        </Text>
      ),
    },
    {
      id: 'next',
      heading: t('subscriptions:next'),
      cell: ({ nextOn, state }) => (
        <Text size="sm" className="admin-number">
          {nextOn !== null && state === 'active' ? formatDate(noonOf(nextOn), language) : '—'}
        </Text>
      ),
    },
  ];
}

/** The list of subscriptions, next renewal first. */
export default function Subscriptions() {
  const { t } = useLanguage();
  const { rows, total, counts, isOn, page, perPage } = useLoaderData<typeof loader>();
  const columns = useColumns();
  return (
    <ScreenPage
      title={t('adminSubscriptions:menu.subscriptions')}
      lead={t('adminSubscriptions:lead', { count: counts.active })}
    >
      {isOn ? null : <Alert color="yellow">{t('adminSubscriptions:off')}</Alert>}
      <Filters list="subscriptions">
        <FilterText label={t('adminSubscriptions:search')} />
        <FilterSelect
          name="state"
          label={t('subscriptions:status')}
          choices={SUBSCRIPTION_STATES.map((value) => ({
            value,
            label: `${t(`subscriptions:states.${value}`)} · ${counts[value]}`,
          }))}
        />
      </Filters>
      <AdminList
        label={t('adminSubscriptions:menu.subscriptions')}
        rows={rows}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ id }) => `#${id}`}
        total={total}
        page={page}
        perPage={perPage}
        empty={<EmptyList title={t('adminSubscriptions:none')} text={t('adminSubscriptions:noneText')} />}
      />
    </ScreenPage>
  );
}
