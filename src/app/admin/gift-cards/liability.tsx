import { Table } from '@mantine/core';
import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { loadAction } from '../load-action.server.ts';
import { Amount } from '../parts/amount.tsx';
import { CsvButton } from '../parts/lists/csv-button.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/liability';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'gift-cards.liability', {});
}

type Month = Awaited<ReturnType<typeof loader>>[number];
const AMOUNTS = ['issued', 'outstanding', 'expired'] as const;

function Months({ months }: { months: readonly Month[] }) {
  const { t, language } = useLanguage();
  const sum = (name: (typeof AMOUNTS)[number]) => months.reduce((all, month) => all + month[name].minor, 0);
  return (
    <ScrollTable label={t('adminGiftCards:liability.title')} minWidth={560}>
      <Table className="admin-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminGiftCards:liability.month')}</Table.Th>
            <Table.Th ta="end">{t('adminGiftCards:liability.cards')}</Table.Th>
            {AMOUNTS.map((name) => (
              <Table.Th key={name} ta="end">
                {t(`adminGiftCards:liability.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.map((month) => (
            <Table.Tr key={month.month}>
              <Table.Th>
                <bdi dir="ltr">{month.month}</bdi>
              </Table.Th>
              <Table.Td ta="end">{formatNumber(month.count, language)}</Table.Td>
              {AMOUNTS.map((name) => (
                <Table.Td key={name} ta="end">
                  <Amount minor={month[name].minor} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>{t('adminGiftCards:liability.total')}</Table.Th>
            <Table.Td ta="end">
              {formatNumber(
                months.reduce((all, { count }) => all + count, 0),
                language,
              )}
            </Table.Td>
            {AMOUNTS.map((name) => (
              <Table.Td key={name} ta="end" fw={600}>
                <Amount minor={sum(name)} />
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollTable>
  );
}

/** The liability of gift cards by month of issue. */
export default function Liability() {
  const { t, to } = useLanguage();
  const months = useLoaderData<typeof loader>();
  return (
    <ScreenPage
      title={t('adminGiftCards:liability.title')}
      lead={t('adminGiftCards:liability.lead')}
      actions={<CsvButton href={to('/admin/gift-cards/liability/csv/')} />}
    >
      {months.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t('adminGiftCards:none')} text={t('adminGiftCards:noneText')} />
        </div>
      ) : (
        <Months months={months} />
      )}
    </ScreenPage>
  );
}
