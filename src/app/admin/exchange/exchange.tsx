import { Paper, Stack, Table, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ask } from '../ask.server.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import type { Route } from './+types/exchange';
import { DropTable } from './drop-table.tsx';
import { ImportState, isAtWork, type Run, useLookingAgain } from './import-state.tsx';
import { FromOldShop } from './old-shop.tsx';
import { TakeOut } from './take-out.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return ask(args, 'exchange.list', {});
}

function Runs({ runs }: { runs: readonly Run[] }) {
  const { t, to, language } = useLanguage();
  if (runs.length === 0)
    return (
      <div className="desk-surface">
        <NothingHere title={t('deskExchange:none')} text={t('deskExchange:noneText')} />
      </div>
    );
  return (
    <ScrollTable label={t('deskExchange:runs')} minWidth={640}>
      <Table className="desk-table" highlightOnHover horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('deskExchange:file')}</Table.Th>
            <Table.Th>{t('deskExchange:kind')}</Table.Th>
            <Table.Th>{t('deskExchange:when')}</Table.Th>
            <Table.Th>{t('deskExchange:who')}</Table.Th>
            <Table.Th>{t('deskExchange:state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {runs.map((run) => (
            <Table.Tr key={run.id}>
              <Table.Td>
                <Link data-row to={to(`/admin/exchange/${run.id}/`)}>
                  <bdi>{run.fileName}</bdi>
                </Link>
              </Table.Td>
              <Table.Td>{t(`deskExchange:kinds.${run.kind}`)}</Table.Td>
              <Table.Td className="desk-number">{formatMoment(run.createdAt, language)}</Table.Td>
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
    <ScreenPage title={t('desk:screens.exchange')} lead={t('deskExchange:lead')}>
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Title order={2} size="h4">
            {t('deskExchange:import')}
          </Title>
          <Text size="sm" c="dimmed" maw="62ch">
            {t('deskExchange:importLead')}
          </Text>
          <DropTable kinds={files} />
        </Stack>
      </Paper>
      <FromOldShop kinds={kinds} />
      <TakeOut parts={parts} />
      <Title order={2} size="h4">
        {t('deskExchange:runs')}
      </Title>
      <Runs runs={runs} />
    </ScreenPage>
  );
}
