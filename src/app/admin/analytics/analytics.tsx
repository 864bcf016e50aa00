import { Group, NativeSelect, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { BREAKDOWNS, type Breakdown, REPORTS, type Report } from '#shop/analytics/rules/report-names.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { CsvButton } from '../parts/lists/csv-button.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/analytics';
import { breakdownParams } from './breakdown/breakdown-query.ts';
import { ChooseDays } from './choose-days.tsx';
import { Figures, useKeyName } from './figures.tsx';
import { Live } from './live.tsx';
import { loadAnalytics } from './load-analytics.server.ts';
import { daysOfMonth, INCOMPARABLE } from './report.ts';

const CountChart = lazy(() => import('./count-chart.tsx'));

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const [shown, live] = await Promise.all([loadAnalytics(args), loadAction(args, 'analytics.live', {})]);
  return { ...shown, live };
}

type Query = Awaited<ReturnType<typeof loader>>['query'];

/** Forms whose entries are stored: the contact form, and forms of documents, as `document.node`. */
const STORED_FORM = /^contact$|\./;

const hasBreakdown = (report: Report) => BREAKDOWNS.some((one) => one === report);

/** The screen, page or breakdown that a row of a report links to; null if there is none. */
function useHrefs(query: Query) {
  const { to } = useLanguage();
  const { from, to: last } = query;
  const ordersOf = (more: Record<string, string>) => `${to('/admin/orders/')}?${new URLSearchParams(more)}`;
  const reportOf = (report: Report) =>
    `${to('/admin/analytics/')}?${new URLSearchParams({ report, from, to: last })}`;
  const breakdownOf = (report: Breakdown) => (key: string) =>
    `${to('/admin/analytics/breakdown/')}?${breakdownParams({ ...query, report, key })}`;
  const steps: Readonly<Record<string, string>> = {
    page_view: reportOf('pages'),
    view_item: reportOf('products'),
    add_to_cart: reportOf('products'),
    begin_checkout: breakdownOf('funnel')('begin_checkout'),
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
        : breakdownOf('forms')(key),
    sources: breakdownOf('sources'),
    campaigns: breakdownOf('campaigns'),
    devices: breakdownOf('devices'),
    links: breakdownOf('links'),
    files: breakdownOf('files'),
    videos: breakdownOf('videos'),
    searches: (key) => `${to('/')}?${new URLSearchParams({ s: key, post_type: 'product' })}`,
    popups: (key) => to(`/admin/templates/${encodeURIComponent(key)}/`),
    overview: (key) => ordersOf({ from: key, to: key }),
  };
  return (report: Report, key: string): string | null =>
    /^\(/.test(key) && !hasBreakdown(report) ? null : (hrefs[report]?.(key) ?? null);
}

function Choices({ query }: { query: Query }) {
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
      <ChooseDays query={query} canCompare={!INCOMPARABLE.includes(query.report)} />
    </Group>
  );
}

const MOST_BARS = 62;
const CHART_PX = 220;

/** The reports of the shop's visits and sales. */
export default function Analytics() {
  const { t, to } = useLanguage();
  const { query, columns, rows, live } = useLoaderData<typeof loader>();
  const hrefOf = useHrefs(query);
  const nameOf = useKeyName();
  const { report, compares, ...days } = query;
  const file = `${to('/admin/analytics/csv/')}?${new URLSearchParams({ report, ...days, ...(compares ? { compare: '1' } : {}) })}`;
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
          {report === 'overview' ? (
            <Suspense fallback={<Skeleton h={CHART_PX} />}>
              <CountChart counts={counts} label={t(`adminAnalytics:columns.${first}`)} px={CHART_PX} />
            </Suspense>
          ) : null}
          <Figures
            label={t(`adminAnalytics:reports.${report}`)}
            keyLabel={t(`adminAnalytics:keyOf.${report}`)}
            columns={columns}
            rows={rows}
            nameOf={(key) => nameOf(report, key)}
            hrefOf={(key) => hrefOf(report, key)}
          />
        </>
      )}
    </ScreenPage>
  );
}
