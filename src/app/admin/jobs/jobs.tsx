import { Button, Code, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, rightsIn } from '../load-action.server.ts';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { ErrorAlert, NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/jobs';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const jobs = await loadAction(args, 'jobs.list', {});
  return { ...jobs, mayRetry: (await rightsIn(args)).includes('jobs.change') };
}

type Failed = ValueOf<'jobs.list'>['failed'][number];

function FailedJob({ job, mayRetry }: { job: Failed; mayRetry: boolean }) {
  const { t, language } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const retry = async () => {
    const answer = await runAction('jobs.retry', { name: job.name, id: job.id });
    if (answer.ok) notifications.show({ message: t('adminJobs:retried'), color: 'green' });
  };
  return (
    <Paper withBorder p="md">
      <Title order={3} size="h5">
        {t(`adminJobs:names.${job.name.replaceAll('.', '-')}`, { defaultValue: job.name })}
      </Title>
      <Text size="sm" c="dimmed">
        {formatMoment(job.at, language)} · {t('adminJobs:tries', { count: job.tries })}
      </Text>
      <Code block dir="ltr" my="sm">{`${job.error}\n\n${JSON.stringify(job.payload)}`}</Code>
      <ErrorAlert words={words} mb="sm" />
      {mayRetry ? (
        <Button size="xs" loading={isBusy} onClick={() => void retry()}>
          {t('adminJobs:retry')}
        </Button>
      ) : null}
    </Paper>
  );
}

/** The screen of background jobs. */
export default function Jobs() {
  const { t } = useLanguage();
  const { queues, failed, mayRetry } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('adminJobs:menu.jobs')} lead={t('adminJobs:lead')}>
      <Title order={2} size="h4">
        {t('adminJobs:failed')}
      </Title>
      {failed.length === 0 ? (
        <div className="admin-surface">
          <NothingHere title={t('adminJobs:none')} text={t('adminJobs:noneText')} />
        </div>
      ) : (
        <Stack>
          {failed.map((job) => (
            <FailedJob key={job.id} job={job} mayRetry={mayRetry} />
          ))}
        </Stack>
      )}
      <Title order={2} size="h4">
        {t('adminJobs:queues')}
      </Title>
      <ScrollTable label={t('adminJobs:queues')} minWidth={420}>
        <Table className="admin-table" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminJobs:work')}</Table.Th>
              <Table.Th ta="end">{t('adminJobs:waiting')}</Table.Th>
              <Table.Th ta="end">{t('adminJobs:active')}</Table.Th>
              <Table.Th ta="end">{t('adminJobs:given')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {queues.map((queue) => (
              <Table.Tr key={queue.name}>
                <Table.Td>
                  {t(`adminJobs:names.${queue.name.replaceAll('.', '-')}`, { defaultValue: queue.name })}
                </Table.Td>
                <Table.Td ta="end">{queue.waiting}</Table.Td>
                <Table.Td ta="end">{queue.active}</Table.Td>
                <Table.Td ta="end">{queue.failed}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </ScreenPage>
  );
}
