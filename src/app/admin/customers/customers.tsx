import { Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ask } from '../ask.server.ts';
import { Amount } from '../parts/amount.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/filters.tsx';
import { type Column, DeskList } from '../parts/list.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useQuery } from '../parts/use-query.ts';
import type { Route } from './+types/customers';
import { Tags } from './tag-badges.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return ask(args, 'customers.list', Object.fromEntries(new URL(args.request.url).searchParams));
}

type Listed = ValueOf<'customers.list'>['customers'][number];

function useColumns(): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  return [
    {
      id: 'name',
      heading: t('deskCustomers:name'),
      sort: 'name',
      cell: ({ id, name, email }) => (
        <>
          <Link data-row to={to(`/admin/customers/${id}/`)}>
            <bdi>{name}</bdi>
          </Link>
          <Text size="sm" c="dimmed">
            <bdi>{email}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'phone',
      heading: t('deskCustomers:phone'),
      cell: ({ phone }) => <bdi dir="ltr">{phone || '–'}</bdi>,
    },
    { id: 'orders', heading: t('deskCustomers:orders'), isNumber: true, cell: ({ orders }) => orders },
    {
      id: 'total',
      heading: t('deskCustomers:total'),
      isNumber: true,
      cell: ({ totalMinor }) => <Amount minor={totalMinor} />,
    },
    { id: 'tags', heading: t('deskCustomers:tags'), cell: ({ tags }) => <Tags tags={tags} /> },
    {
      id: 'consent',
      heading: t('deskCustomers:offers'),
      cell: ({ hasConsent }) => t(hasConsent ? 'deskCustomers:offersYes' : 'deskCustomers:offersNo'),
    },
    {
      id: 'joined',
      heading: t('deskCustomers:since'),
      sort: 'joined',
      cell: ({ createdAt }) => <span className="desk-number">{formatDate(createdAt, language)}</span>,
    },
  ];
}

/** Who has an account. Source: CU-03 */
export default function Customers() {
  const { t } = useLanguage();
  const { customers, total, tags, page, perPage } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const isSought = useQuery().params.size > 0;
  return (
    <ScreenPage title={t('desk:screens.customers')} lead={t('deskCustomers:lead')}>
      <Filters list="customers">
        <FilterText label={t('deskCustomers:search')} />
        <FilterSelect
          name="tag"
          label={t('deskCustomers:tag')}
          choices={tags.map((tag) => ({ value: tag, label: tag }))}
        />
        <FilterSelect
          name="consent"
          label={t('deskCustomers:offers')}
          choices={[
            { value: 'yes', label: t('deskCustomers:offersYes') },
            { value: 'no', label: t('deskCustomers:offersNo') },
          ]}
        />
        <FilterSelect
          name="orders"
          label={t('deskCustomers:orders')}
          choices={[
            { value: 'yes', label: t('deskCustomers:hasOrders') },
            { value: 'no', label: t('deskCustomers:noOrders') },
          ]}
        />
      </Filters>
      <DeskList
        label={t('desk:screens.customers')}
        rows={customers}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        total={total}
        page={page}
        perPage={perPage}
        empty={
          <NothingHere
            title={t(isSought ? 'deskCustomers:nobody' : 'deskCustomers:none')}
            text={t(isSought ? 'deskCustomers:nobodyText' : 'deskCustomers:noneText')}
          />
        }
      />
    </ScreenPage>
  );
}
