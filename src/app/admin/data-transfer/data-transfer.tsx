import { Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/data-transfer';
import { DropTable } from './drop-table.tsx';
import { ExportForm } from './export.tsx';
import { ImportState, isAtWork, type Run, usePolling } from './import-state.tsx';
import { FromOldShop } from './woocommerce.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'data-transfer.list', {});
}

function Runs({ runs }: { runs: readonly Run[] }) {
  const { t, to, language } = useLanguage();
  if (runs.length === 0)
    return (
      <div className="admin-surface">
        <NothingHere title={t('adminDataTransfer:none')} text={t('adminDataTransfer:noneText')} />
      </div>
    );
  return (
    <ScrollTable label={t('adminDataTransfer:runs')} minWidth={640}>
      <Table className="admin-table" highlightOnHover horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminDataTransfer:file')}</Table.Th>
            <Table.Th>{t('adminDataTransfer:kind')}</Table.Th>
            <Table.Th>{t('adminDataTransfer:when')}</Table.Th>
            <Table.Th>{t('adminDataTransfer:who')}</Table.Th>
            <Table.Th>{t('adminDataTransfer:state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {runs.map((run) => (
            <Table.Tr key={run.id}>
              <Table.Td>
                <Link data-row to={to(`/admin/data-transfer/${run.id}/`)}>
                  <bdi>{run.fileName}</bdi>
                </Link>
              </Table.Td>
              <Table.Td>{t(`adminDataTransfer:kinds.${run.kind}`)}</Table.Td>
              <Table.Td className="admin-number">{formatMoment(run.createdAt, language)}</Table.Td>
              <Table.Td>
                <bdi>{run.staffName}</bdi>
              </Table.Td>
              <Table.Td>
                <ImportState state={run.state} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}

/** The screen of imports and exports. Source: BO-03, BO-04 */
export default function Exchange() {
  const { t } = useLanguage();
  const { kinds, files, parts, runs } = useLoaderData<typeof loader>();
  usePolling(runs.some(isAtWork));
  return (
    <ScreenPage title={t('adminDataTransfer:menu.dataTransfer')} lead={t('adminDataTransfer:lead')}>
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('adminDataTransfer:import')}
          </Title>
          <Text size="sm" c="dimmed" maw="62ch">
            {t('adminDataTransfer:importLead')}
          </Text>
          <DropTable kinds={files} />
        </Stack>
      </Paper>
      <FromOldShop kinds={kinds} />
      <ExportForm parts={parts} />
      <Title order={2} size="h4">
        {t('adminDataTransfer:runs')}
      </Title>
      <Runs runs={runs} />
    </ScreenPage>
  );
}
