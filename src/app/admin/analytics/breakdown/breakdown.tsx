import { Group, Text } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { startOfDay } from '#kernel/day.ts';
import { isolated } from '#views/cart-line/line-words.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { CsvButton } from '../../parts/lists/csv-button.tsx';
import { NothingHere, ScreenPage } from '../../parts/screen.tsx';
import { ChooseDays } from '../choose-days.tsx';
import { Figures, useKeyName } from '../figures.tsx';
import type { Route } from './+types/breakdown';
import { breakdownParams } from './breakdown-query.ts';
import { loadBreakdown } from './load-breakdown.server.ts';

export { adminHeaders as headers } from '../../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadBreakdown(args);
}

type Shown = Awaited<ReturnType<typeof loader>>;

/** What is said of days without a breakdown; '' if there are none. */
function useMissingText() {
  const { t, language } = useLanguage();
  return (missing: Shown['missing']): string => {
    if (missing === null) return '';
    const { since } = missing;
    if (since === null) return t('adminAnalytics:breakdown.never');
    return t('adminAnalytics:breakdown.since', { date: formatDate(startOfDay(since), language) });
  };
}

type RowsProps = Pick<Shown, 'query' | 'columns' | 'rows'> & Readonly<{ label: string }>;

function Rows({ query, columns, rows, label }: RowsProps) {
  const { t, to } = useLanguage();
  const isOfProducts = query.report === 'funnel';
  const names: Readonly<Record<string, string>> = {
    '': t('adminAnalytics:breakdown.noPage'),
    '(other)': t('adminAnalytics:others'),
  };
  const hrefOf = (key: string) => {
    if (Object.hasOwn(names, key)) return null;
    return isOfProducts ? to(`/admin/products/${key}/`) : key;
  };
  return (
    <Figures
      label={label}
      keyLabel={t(`adminAnalytics:breakdown.keyOf.${query.report}`)}
      columns={columns}
      rows={rows}
      nameOf={(key) => names[key] ?? key}
      hrefOf={hrefOf}
    />
  );
}

/** What a line of a report is made of: its pages, or of begun checkouts the products. Source: BO-06 */
export default function Breakdown() {
  const { t, to } = useLanguage();
  const { query, columns, rows, missing } = useLoaderData<typeof loader>();
  const nameOf = useKeyName();
  const missingText = useMissingText()(missing);
  const name = isolated(nameOf(query.report, query.key));
  const title = `${t(`adminAnalytics:reports.${query.report}`)}: ${name}`;
  return (
    <ScreenPage
      title={title}
      lead={t(`adminAnalytics:breakdown.leads.${query.report}`)}
      actions={<CsvButton href={`${to('/admin/analytics/breakdown/csv/')}?${breakdownParams(query)}`} />}
    >
      <Group align="flex-end" data-look>
        <ChooseDays query={query} />
      </Group>
      {missingText === '' || rows.length === 0 ? null : <Text c="dimmed">{missingText}</Text>}
      {rows.length === 0 ? (
        <div className="admin-surface">
          <NothingHere
            title={t('adminAnalytics:none')}
            text={missingText === '' ? t('adminAnalytics:noneText') : missingText}
          />
        </div>
      ) : (
        <Rows query={query} columns={columns} rows={rows} label={title} />
      )}
    </ScreenPage>
  );
}
