import { Group, SegmentedControl, Tabs, Text } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { DateRange } from '../parts/forms/date-range.tsx';
import { CsvButton } from '../parts/lists/csv-button.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/reports';
import { Figures } from './figures.tsx';
import { loadReport } from './load-report.server.ts';
import { REPORTS, STEPS } from './report.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadReport(args, { isWhole: false });
}

/** The reports of the shop. Source: BO-06, SE-03 */
export default function Reports() {
  const { t, to, language } = useLanguage();
  const { query: requested, table } = useLoaderData<typeof loader>();
  const query = useQuery();
  const file = `${to('/admin/reports/csv/')}?${new URLSearchParams({ ...requested })}`;
  return (
    <ScreenPage
      title={t('adminReports:menu.reports')}
      lead={t(`adminReports:leads.${requested.report}`)}
      actions={<CsvButton href={file} />}
    >
      <Tabs value={requested.report} onChange={(report) => query.set({ report: report ?? '' })}>
        <Tabs.List>
          {REPORTS.map((report) => (
            <Tabs.Tab key={report} value={report}>
              {t(`adminReports:names.${report}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Group align="flex-end" data-look>
        <DateRange from={requested.from} to={requested.to} />
        {requested.report === 'sales' ? (
          <SegmentedControl
            aria-label={t('adminReports:step')}
            data={STEPS.map((step) => ({ value: step, label: t(`adminReports:steps.${step}`) }))}
            value={requested.step}
            onChange={(step) => query.set({ step })}
          />
        ) : null}
      </Group>
      {table.rows.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t('adminReports:none')} text={t('adminReports:noneText')} />
        </div>
      ) : (
        <>
          {table.all !== undefined && table.all > table.rows.length ? (
            <Text size="sm" c="dimmed">
              {t('adminReports:first', {
                shown: formatNumber(table.rows.length, language),
                all: formatNumber(table.all, language),
              })}
            </Text>
          ) : null}
          <Figures query={requested} table={table} />
        </>
      )}
    </ScreenPage>
  );
}
