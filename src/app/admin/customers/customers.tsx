import { Badge, Button, Group, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Amount } from '../parts/amount.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { CsvButton } from '../parts/lists/csv-button.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/customers';
import { Tags } from './tag-badges.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'customers.list', Object.fromEntries(new URL(args.request.url).searchParams));
}

type Listed = ValueOf<'customers.list'>['customers'][number];

function useColumns(): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  return [
    {
      id: 'name',
      heading: t('adminCustomers:name'),
      sort: 'name',
      cell: ({ kind, id, name, email }) => (
        <>
          <Group gap="xs" wrap="nowrap">
            <Link
              data-row
              to={to(kind === 'guest' ? `/admin/customers/guests/${id}/` : `/admin/customers/${id}/`)}
            >
              <bdi>{name}</bdi>
            </Link>
            {kind === 'guest' ? (
              <Badge component="span" variant="light" color="gray">
                {t('adminCustomers:guest')}
              </Badge>
            ) : null}
          </Group>
          <Text size="sm" c="dimmed">
            <bdi>{email}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'phone',
      heading: t('adminCustomers:phone'),
      cell: ({ phone }) => <bdi dir="ltr">{phone || '–'}</bdi>,
    },
    {
      id: 'orders',
      heading: t('adminCustomers:orders'),
      isNumber: true,
      isWide: true,
      cell: ({ orders }) => orders,
    },
    {
      id: 'total',
      heading: t('adminCustomers:total'),
      isNumber: true,
      cell: ({ totalMinor }) => <Amount minor={totalMinor} />,
    },
    { id: 'tags', heading: t('adminCustomers:tags'), isWide: true, cell: ({ tags }) => <Tags tags={tags} /> },
    {
      id: 'consent',
      heading: t('adminCustomers:offers'),
      isWide: true,
      cell: ({ hasConsent }) => t(hasConsent ? 'adminCustomers:offersYes' : 'adminCustomers:offersNo'),
    },
    {
      id: 'joined',
      heading: t('adminCustomers:since'),
      sort: 'joined',
      cell: ({ since }) => <span className="admin-number">{formatDate(since, language)}</span>,
    },
  ];
}

function Actions({ mayChange }: { mayChange: boolean }) {
  const { t, to } = useLanguage();
  const { params } = useQuery();
  return (
    <>
      <Button component={Link} variant="default" to={to('/admin/customers/segments/')}>
        {t('adminCustomers:segments.title')}
      </Button>
      <CsvButton href={`${to('/admin/customers/csv/')}?${params}`} />
      {mayChange ? (
        <Button component={Link} to={to('/admin/customers/new/')} leftSection={<AdminIcon name="plus" />}>
          {t('adminCustomers:create.do')}
        </Button>
      ) : null}
    </>
  );
}

/** The list of accounts. Source: CU-03 */
export default function Customers() {
  const { t, to } = useLanguage();
  const { customers, total, tags, segments, page, perPage } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const { isNarrowed: isSought } = useQuery();
  const rights = useRights();
  const mayChange = rights.includes('customers.change');
  const mayImport = rights.includes('data-transfer.run');
  const choicesOf = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: t(`adminCustomers:${label}`) }));
  return (
    <ScreenPage
      title={t('adminCustomers:menu.customers')}
      lead={t('adminCustomers:lead')}
      actions={<Actions mayChange={mayChange} />}
    >
      <Filters list="customers">
        <FilterText label={t('adminCustomers:search')} />
        <FilterSelect
          name="kind"
          label={t('adminCustomers:kind')}
          choices={choicesOf({ account: 'accounts', guest: 'guests' })}
        />
        <FilterSelect
          name="segment"
          label={t('adminCustomers:segment')}
          choices={[
            ...segments.ready.map((key) => ({
              value: key,
              label: t(`adminCustomers:segments.ready.${key}`),
            })),
            ...segments.saved.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <FilterSelect
          name="tag"
          label={t('adminCustomers:tag')}
          choices={tags.map((tag) => ({ value: tag, label: tag }))}
        />
        <FilterSelect
          name="consent"
          label={t('adminCustomers:offers')}
          choices={choicesOf({ yes: 'offersYes', no: 'offersNo' })}
        />
        <FilterSelect
          name="orders"
          label={t('adminCustomers:orders')}
          choices={choicesOf({ yes: 'hasOrders', no: 'noOrders' })}
        />
      </Filters>
      <AdminList
        label={t('adminCustomers:menu.customers')}
        rows={customers}
        columns={columns}
        idOf={({ kind, id }) => `${kind}-${id}`}
        nameOf={({ name }) => name}
        total={total}
        page={page}
        perPage={perPage}
        empty={
          <NothingHere
            title={t(isSought ? 'adminCustomers:nobody' : 'adminCustomers:none')}
            text={t(isSought ? 'adminCustomers:nobodyText' : 'adminCustomers:noneText')}
            action={
              isSought || !mayImport ? null : (
                <Button component={Link} variant="default" to={to('/admin/data-transfer/')}>
                  {t('adminCustomers:import')}
                </Button>
              )
            }
          />
        }
      />
    </ScreenPage>
  );
}
