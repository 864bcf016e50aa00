import { Anchor, Group, NativeSelect, Skeleton, Switch, Table, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { REPORTS, type Report } from '#shop/analytics/rules/report-names.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { CsvButton } from '../parts/lists/csv-button.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { Fils } from '../parts/money.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/analytics';
import { Live } from './live.tsx';
import { loadAnalytics } from './load-analytics.server.ts';
import { AMOUNTS, daysOfMonth, INCOMPARABLE } from './report.ts';

const CountChart = lazy(() => import('./count-chart.tsx'));

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const [shown, live] = await Promise.all([loadAnalytics(args), loadAction(args, 'analytics.live', {})]);
  return { ...shown, live };
}

type Shown = Pick<Awaited<ReturnType<typeof loader>>, 'query' | 'columns' | 'rows'>;

const FIRST_PX = 180;
const COLUMN_PX = 90;

/** Reports whose keys are codes with a translated name. */
const NAMED: readonly Report[] = ['funnel', 'devices'];

/** Forms whose entries are stored: the contact form, and forms of documents, as `document.node`. */
const STORED_FORM = /^contact$|\./;

/** The screen or page that a row of a report links to; null if there is none. */
function useHrefs({ from, to: last }: Shown['query']) {
  const { to } = useLanguage();
  const ordersOf = (more: Record<string, string>) => `${to('/admin/orders/')}?${new URLSearchParams(more)}`;
  const reportOf = (report: Report) =>
    `${to('/admin/analytics/')}?${new URLSearchParams({ report, from, to: last })}`;
  const steps: Readonly<Record<string, string>> = {
    page_view: reportOf('pages'),
    view_item: reportOf('products'),
    add_to_cart: reportOf('products'),
    purchase: ordersOf({ from, to: last }),
  };
  const hrefs: Partial<Record<Report, (key: string) => string | null>> = {
    funnel: (key) => steps[key] ?? null,
    products: (key) => to(`/admin/products/${key}/`),
    pages: (key) => key,
    emirates: (key) => ordersOf({ emirate: key, from, to: last }),
    cohorts: (key) => ordersOf(daysOfMonth(key)),
    forms: (key) =>
      STORED_FORM.test(key)
        ? `${to('/admin/entries/')}?${new URLSearchParams({ form: key, state: 'all' })}`
        : null,
    searches: (key) => `${to('/')}?${new URLSearchParams({ s: key, post_type: 'product' })}`,
    popups: (key) => to(`/admin/templates/${encodeURIComponent(key)}/`),
    overview: (key) => ordersOf({ from: key, to: key }),
  };
  return (report: Report, key: string): string | null =>
    /^\(/.test(key) ? null : (hrefs[report]?.(key) ?? null);
}

function useKeyName() {
  const { t } = useLanguage();
  return (report: Report, key: string): string => {
    if (key === '(other)') return t('adminAnalytics:others');
    if (key === '') return t('adminAnalytics:direct');
    if (report === 'emirates') return t(`checkout:emirates.${key}`, { defaultValue: key });
    return NAMED.includes(report) ? t(`adminAnalytics:keys.${key}`, { defaultValue: key }) : key;
  };
}

function Figures({ query, columns, rows }: Shown) {
  const { t } = useLanguage();
  const hrefOf = useHrefs(query);
  const nameOf = useKeyName();
  const printKey = ({ key, title = '' }: Shown['rows'][number]) => {
    const href = hrefOf(query.report, key);
    const name = <bdi>{title === '' ? nameOf(query.report, key) : title}</bdi>;
    return href === null ? (
      name
    ) : (
      <Anchor inherit data-row href={href}>
        {name}
      </Anchor>
    );
  };
  return (
    <ScrollTable
      label={t(`adminAnalytics:reports.${query.report}`)}
      minWidth={FIRST_PX + columns.length * COLUMN_PX}
    >
      <Table className="admin-table" horizontalSpacing="md" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(`adminAnalytics:keyOf.${query.report}`)}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} ta="end">
                {t(`adminAnalytics:columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" fw={400}>
                {printKey(row)}
              </Table.Th>
              {columns.map((column) => (
                <Table.Td key={column} ta="end" className="admin-number">
                  {AMOUNTS.includes(column) ? <Fils fils={Number(row[column])} /> : <bdi>{row[column]}</bdi>}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}

function Choices({ query }: Pick<Shown, 'query'>) {
  const { t } = useLanguage();
  const { set } = useQuery();
  return (
    <Group align="flex-end" data-look>
      <NativeSelect
        label={t('adminAnalytics:report')}
        data={REPORTS.map((value) => ({ value, label: t(`adminAnalytics:reports.${value}`) }))}
        value={query.report}
        onChange={(event) => set({ report: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('adminAnalytics:from')}
        value={query.from}
        max={query.to}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('adminAnalytics:to')}
        value={query.to}
        min={query.from}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
      <Switch
        label={t('adminAnalytics:compare')}
        checked={query.compares}
        disabled={INCOMPARABLE.includes(query.report)}
        onChange={(event) => set({ compare: event.currentTarget.checked ? '1' : '' })}
      />
    </Group>
  );
}

const MOST_BARS = 62;
const CHART_PX = 220;

/** The reports of the shop's visits and sales. */
export default function Analytics() {
  const { t, to } = useLanguage();
  const { query, columns, rows, live } = useLoaderData<typeof loader>();
  const { compares, ...asked } = query;
  const file = `${to('/admin/analytics/csv/')}?${new URLSearchParams({ ...asked, ...(compares ? { compare: '1' } : {}) })}`;
  const [first = ''] = columns;
  const counts = rows.slice(-MOST_BARS).map((row) => ({ name: row.key.slice(5), value: Number(row[first]) }));
  return (
    <ScreenPage
      title={t('adminAnalytics:menu.analytics')}
      lead={t('adminAnalytics:lead')}
      actions={<CsvButton href={file} />}
    >
      <Live live={live} />
      <Choices query={query} />
      {rows.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t('adminAnalytics:none')} text={t('adminAnalytics:noneText')} />
        </div>
      ) : (
        <>
          {query.report === 'overview' ? (
            <Suspense fallback={<Skeleton h={CHART_PX} />}>
              <CountChart counts={counts} label={t(`adminAnalytics:columns.${first}`)} px={CHART_PX} />
            </Suspense>
          ) : null}
          <Figures query={query} columns={columns} rows={rows} />
        </>
      )}
    </ScreenPage>
  );
}
