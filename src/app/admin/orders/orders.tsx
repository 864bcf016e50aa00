import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { EMIRATES } from '#kernel/emirate.ts';
import { ORDER_STATUSES } from '#shop/orders/order.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { ask, rightsIn } from '../ask.server.ts';
import { FilterSelect, Filters, FilterText } from '../parts/filters.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { type Column, DeskList } from '../parts/list.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useQuery } from '../parts/use-query.ts';
import type { Route } from './+types/orders';
import { FilterDay } from './filter-day.tsx';
import { type MovedMany, MoveMany, RefusedMoves } from './move-many.tsx';
import { Status } from './status.tsx';
import { useAmountText, useEmirates, useMethodChoices, useMethodName } from './words.ts';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const listed = await ask(args, 'orders.list', {
    q: query.get('q') ?? '',
    status: query.get('status'),
    method: query.get('method'),
    emirate: query.get('emirate'),
    from: query.get('from'),
    to: query.get('to'),
    sort: query.get('sort') ?? '-placed',
    page: Number(query.get('page') ?? 1),
  });
  return { ...listed, mayChange: (await rightsIn(args)).includes('orders.change') };
}

type Listed = ValueOf<'orders.list'>['orders'][number];

function Difference({ order }: { order: Listed }) {
  const { t } = useLanguage();
  const amountText = useAmountText();
  const { difference, status } = order;
  const isOver = status === 'cancelled' || status === 'failed' || status === 'refunded';
  if (difference.minor === 0 || (isOver && difference.minor > 0)) return null;
  const amount = amountText({ ...difference, minor: Math.abs(difference.minor) });
  return (
    <Text size="xs" c={difference.minor > 0 ? 'dimmed' : 'red'} component="div">
      {t(difference.minor > 0 ? 'deskOrders:due' : 'deskOrders:overpaid', { amount })}
    </Text>
  );
}

function useColumns(): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  const methodName = useMethodName();
  return [
    {
      id: 'number',
      heading: t('deskOrders:number'),
      sort: 'number',
      cell: ({ id, oldNumber }) => (
        <>
          <Link data-row to={to(`/admin/orders/${id}/`)} className="desk-number">
            {id}
          </Link>
          {oldNumber === null ? null : (
            <Text size="xs" c="dimmed">
              {oldNumber === String(id)
                ? t('deskOrders:oldShop')
                : t('deskOrders:oldNumber', { number: oldNumber })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'who',
      heading: t('deskOrders:who'),
      cell: ({ name, email, company }) => (
        <>
          <bdi>{company === '' ? name : `${company} · ${name}`}</bdi>
          <Text size="xs" c="dimmed">
            <bdi>{email}</bdi>
          </Text>
        </>
      ),
    },
    { id: 'status', heading: t('deskOrders:status'), cell: ({ status }) => <Status status={status} /> },
    {
      id: 'total',
      heading: t('deskOrders:total'),
      sort: 'total',
      isNumber: true,
      cell: (order) => (
        <>
          <Price money={order.total} />
          <Difference order={order} />
        </>
      ),
    },
    { id: 'pieces', heading: t('deskOrders:pieces'), isNumber: true, cell: ({ pieces }) => pieces },
    {
      id: 'method',
      heading: t('deskOrders:method'),
      cell: ({ paymentMethod }) => methodName(paymentMethod),
    },
    {
      id: 'emirate',
      heading: t('deskOrders:emirate'),
      cell: ({ emirate }) => t(`checkout:emirates.${emirate}`),
    },
    {
      id: 'placed',
      heading: t('deskOrders:placed'),
      sort: 'placed',
      cell: ({ placedAt }) => <span className="desk-number">{formatMoment(placedAt, language)}</span>,
    },
  ];
}

/** What narrows the list. */
function OrderFilters() {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const methods = useMethodChoices();
  const statuses = ORDER_STATUSES.map((value) => ({ value, label: t(`deskOrders:statuses.${value}`) }));
  return (
    <Filters list="orders">
      <FilterText label={t('deskOrders:search')} />
      <FilterSelect name="status" label={t('deskOrders:status')} choices={statuses} />
      <FilterSelect name="method" label={t('deskOrders:method')} choices={methods} />
      <FilterSelect name="emirate" label={t('deskOrders:emirate')} choices={emirates(EMIRATES)} />
      <Group gap="xs" align="flex-end">
        <FilterDay name="from" label={t('deskOrders:from')} />
        <FilterDay name="to" label={t('deskOrders:to')} />
      </Group>
    </Filters>
  );
}

/** Every order, found quickly and moved on together. Source: OR-01, OR-03 */
export default function Orders() {
  const { t, to } = useLanguage();
  const { orders, total, page, perPage, mayChange } = useLoaderData<typeof loader>();
  const { params } = useQuery();
  const columns = useColumns();
  const [refused, setRefused] = useState<MovedMany['refused']>([]);
  const newOrder = (
    <Button component={Link} to={to('/admin/orders/new/')} leftSection={<DeskIcon name="plus" />}>
      {t('deskOrders:create')}
    </Button>
  );
  return (
    <ScreenPage
      title={t('desk:screens.orders')}
      lead={t('deskOrders:lead')}
      actions={
        <>
          <Button
            component="a"
            variant="default"
            href={`${to('/admin/orders/export.csv')}?${params}`}
            leftSection={<DeskIcon name="download" />}
          >
            {t('deskOrders:export')}
          </Button>
          {mayChange ? newOrder : null}
        </>
      }
    >
      <OrderFilters />
      <RefusedMoves refused={refused} onRead={() => setRefused([])} />
      <DeskList
        label={t('desk:screens.orders')}
        rows={orders}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ id }) => t('deskOrders:orderName', { number: id })}
        total={total}
        page={page}
        perPage={perPage}
        empty={<NothingHere title={t('deskOrders:none')} text={t('deskOrders:noneText')} />}
        {...(mayChange
          ? {
              bulk: (selected: readonly string[], clear: () => void) => (
                <MoveMany
                  chosen={orders.filter(({ id }) => selected.includes(String(id)))}
                  onMoved={(moved) => {
                    setRefused(moved.refused);
                    clear();
                  }}
                />
              ),
            }
          : {})}
      />
    </ScreenPage>
  );
}
