import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { EMIRATES } from '#kernel/address/emirate.ts';
import { SHIPPING_NEEDS } from '#shop/orders/rules/no-delivery.ts';
import { REPORT_FILTERS } from '#shop/orders/rules/order-search.ts';
import { ORDER_STATUSES } from '#shop/orders/rules/order-status.ts';
import { PAYMENT_STATES } from '#shop/orders/rules/payment/payment-state.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/orders';
import { FilterDay } from './filter-day.tsx';
import { type MovedMany, MoveMany, RefusedMoves } from './many/move-many.tsx';
import { PrintMany } from './many/print-many.tsx';
import { TagMany } from './many/tag-many.tsx';
import { Tags } from './order/order-tags.tsx';
import { Paid, Status } from './status.tsx';
import { useAmountText, useEmirates, useMethodChoices, useMethodName } from './words.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const listed = await loadAction(args, 'orders.list', {
    q: query.get('q') ?? '',
    status: query.get('status'),
    method: query.get('method'),
    emirate: query.get('emirate'),
    payment: query.get('payment'),
    tag: query.get('tag'),
    from: query.get('from'),
    to: query.get('to'),
    shipping: query.get('shipping'),
    return: query.get('return'),
    counted: query.get('counted'),
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
      {t(difference.minor > 0 ? 'adminOrders:due' : 'adminOrders:overpaid', { amount })}
    </Text>
  );
}

function useColumns(): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  const methodName = useMethodName();
  return [
    {
      id: 'number',
      heading: t('adminOrders:number'),
      sort: 'number',
      cell: ({ id, oldNumber }) => (
        <>
          <Link data-row to={to(`/admin/orders/${id}/`)} className="admin-number">
            {id}
          </Link>
          {oldNumber === null ? null : (
            <Text size="xs" c="dimmed">
              {oldNumber === String(id)
                ? t('adminOrders:oldShop')
                : t('adminOrders:oldNumber', { number: oldNumber })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'who',
      heading: t('adminOrders:who'),
      cell: ({ name, email, phone, company, tags }) => (
        <div className="admin-wrap" style={{ minWidth: '9rem' }}>
          <bdi>{company === '' ? name : `${company} · ${name}`}</bdi>
          <Text size="xs" c="dimmed">
            <bdi>{email || phone}</bdi>
          </Text>
          <Tags tags={tags} />
        </div>
      ),
    },
    { id: 'status', heading: t('adminOrders:status'), cell: ({ status }) => <Status status={status} /> },
    { id: 'paid', heading: t('adminOrders:payment'), cell: ({ payment }) => <Paid state={payment} /> },
    {
      id: 'total',
      heading: t('adminOrders:total'),
      sort: 'total',
      isNumber: true,
      cell: (order) => (
        <>
          <Price money={order.total} />
          <Difference order={order} />
        </>
      ),
    },
    {
      id: 'pieces',
      heading: t('adminOrders:pieces'),
      isNumber: true,
      isWide: true,
      cell: ({ pieces }) => pieces,
    },
    {
      id: 'method',
      heading: t('adminOrders:method'),
      isWide: true,
      cell: ({ paymentMethod }) => methodName(paymentMethod),
    },
    {
      id: 'emirate',
      heading: t('adminOrders:emirate'),
      isWide: true,
      cell: ({ emirate }) => t(`checkout:emirates.${emirate}`),
    },
    {
      id: 'placed',
      heading: t('adminOrders:placed'),
      sort: 'placed',
      cell: ({ placedAt }) => <span className="admin-number">{formatMoment(placedAt, language)}</span>,
    },
  ];
}

/** The filters of the list. */
function OrderFilters({ allTags }: { allTags: readonly string[] }) {
  const { t } = useLanguage();
  const emirates = useEmirates();
  const methods = useMethodChoices();
  const payments = PAYMENT_STATES.map((value) => ({ value, label: t(`adminOrders:paymentState.${value}`) }));
  const statuses = ORDER_STATUSES.map((value) => ({ value, label: t(`adminOrders:statuses.${value}`) }));
  return (
    <Filters list="orders">
      <FilterText label={t('adminOrders:search')} />
      <FilterSelect name="status" label={t('adminOrders:status')} choices={statuses} />
      <FilterSelect name="payment" label={t('adminOrders:payment')} choices={payments} />
      <FilterSelect name="method" label={t('adminOrders:method')} choices={methods} />
      <FilterSelect name="emirate" label={t('adminOrders:emirate')} choices={emirates(EMIRATES)} />
      <FilterSelect
        name="shipping"
        label={t('adminOrders:shippingFilter')}
        choices={SHIPPING_NEEDS.map((value) => ({ value, label: t(`adminOrders:shippingNeeds.${value}`) }))}
      />
      <FilterSelect
        name="return"
        label={t('adminOrders:returnFilter')}
        choices={[{ value: 'open', label: t('adminOrders:openReturn') }]}
      />
      <FilterSelect
        name="counted"
        label={t('adminOrders:countedFilter')}
        choices={REPORT_FILTERS.map((value) => ({ value, label: t(`adminOrders:counted.${value}`) }))}
      />
      {allTags.length === 0 ? null : (
        <FilterSelect
          name="tag"
          label={t('adminOrders:tags.one')}
          choices={allTags.map((tag) => ({ value: tag, label: tag }))}
        />
      )}
      <Group gap="xs" align="flex-end">
        <FilterDay name="from" label={t('adminOrders:from')} />
        <FilterDay name="to" label={t('adminOrders:to')} />
      </Group>
    </Filters>
  );
}

/** The list of orders, with bulk actions. Source: OR-01, OR-03 */
export default function Orders() {
  const { t, to } = useLanguage();
  const { orders, total, page, perPage, mayChange, allTags } = useLoaderData<typeof loader>();
  const { params, isNarrowed } = useQuery();
  const columns = useColumns();
  const [refused, setRefused] = useState<MovedMany['refused']>([]);
  const newOrder = (
    <Button component={Link} to={to('/admin/orders/new/')} leftSection={<AdminIcon name="plus" />}>
      {t('adminOrders:create')}
    </Button>
  );
  return (
    <ScreenPage
      title={t('adminOrders:menu.orders')}
      lead={t('adminOrders:lead')}
      actions={
        <>
          <Button
            component="a"
            variant="default"
            href={`${to('/admin/orders/export.csv')}?${params}`}
            leftSection={<AdminIcon name="download" />}
          >
            {t('adminOrders:export')}
          </Button>
          {mayChange ? (
            <>
              <Button component={Link} to={to('/admin/orders/drafts/')} variant="default">
                {t('adminOrders:draft.link')}
              </Button>
              {newOrder}
            </>
          ) : null}
        </>
      }
    >
      <OrderFilters allTags={allTags} />
      <RefusedMoves refused={refused} onRead={() => setRefused([])} />
      <AdminList
        label={t('adminOrders:menu.orders')}
        rows={orders}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ id }) => t('adminOrders:orderName', { number: id })}
        total={total}
        page={page}
        perPage={perPage}
        empty={
          isNarrowed ? (
            <NothingHere title={t('adminOrders:none')} text={t('adminOrders:noneText')} />
          ) : (
            <NothingHere
              title={t('adminOrders:noneYet')}
              text={t('adminOrders:noneYetText')}
              action={mayChange ? newOrder : null}
            />
          )
        }
        bulk={(selected, clear) => {
          const chosen = orders.filter(({ id }) => selected.includes(String(id)));
          const ids = chosen.map(({ id }) => id);
          return (
            <>
              <PrintMany ids={ids} />
              {mayChange ? (
                <>
                  <TagMany ids={ids} allTags={allTags} onTagged={clear} />
                  <MoveMany
                    chosen={chosen}
                    onMoved={(moved) => {
                      setRefused(moved.refused);
                      clear();
                    }}
                  />
                </>
              ) : null}
            </>
          );
        }}
      />
    </ScreenPage>
  );
}
