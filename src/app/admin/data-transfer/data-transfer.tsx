import { Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/data-transfer';
import { DropTable } from './drop-table.tsx';
import { TakeOut } from './export.tsx';
import { ImportState, isAtWork, type Run, useLookingAgain } from './import-state.tsx';
import { FromOldShop } from './woocommerce.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'exchange.list', {});
}

function Runs({ runs }: { runs: readonly Run[] }) {
  const { t, to, language } = useLanguage();
  if (runs.length === 0)
    return (
      <div className="admin-surface">
        <NothingHere title={t('adminExchange:none')} text={t('adminExchange:noneText')} />
      </div>
    );
  return (
    <ScrollTable label={t('adminExchange:runs')} minWidth={640}>
      <Table className="admin-table" highlightOnHover horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('adminExchange:file')}</Table.Th>
            <Table.Th>{t('adminExchange:kind')}</Table.Th>
            <Table.Th>{t('adminExchange:when')}</Table.Th>
            <Table.Th>{t('adminExchange:who')}</Table.Th>
            <Table.Th>{t('adminExchange:state')}</Table.Th>
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
              <Table.Td>{t(`adminExchange:kinds.${run.kind}`)}</Table.Td>
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

/** Tables on their way in, and everything on its way out. Source: BO-03, BO-04 */
export default function Exchange() {
  const { t } = useLanguage();
  const { kinds, files, parts, runs } = useLoaderData<typeof loader>();
  useLookingAgain(runs.some(isAtWork));
  return (
    <ScreenPage title={t('adminExchange:menu.exchange')} lead={t('adminExchange:lead')}>
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('adminExchange:import')}
          </Title>
          <Text size="sm" c="dimmed" maw="62ch">
            {t('adminExchange:importLead')}
          </Text>
          <DropTable kinds={files} />
        </Stack>
      </Paper>
      <FromOldShop kinds={kinds} />
      <TakeOut parts={parts} />
      <Title order={2} size="h4">
        {t('adminExchange:runs')}
      </Title>
      <Runs runs={runs} />
    </ScreenPage>
  );
}
