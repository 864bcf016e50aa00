import { Alert, Button, Code, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask, rightsIn } from '../ask.server.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import type { Route } from './+types/jobs';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const jobs = await ask(args, 'jobs.list', {});
  return { ...jobs, mayRetry: (await rightsIn(args)).includes('jobs.change') };
}

type Failed = ValueOf<'jobs.list'>['failed'][number];

function FailedJob({ job, mayRetry }: { job: Failed; mayRetry: boolean }) {
  const { t, language } = useLanguage();
  const { act, isBusy } = useAct();
  const [words, setWords] = useState<string | null>(null);
  const retry = async () => {
    const answer = await act('jobs.retry', { name: job.name, id: job.id });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: t('deskJobs:retried'), color: 'green' });
  };
  return (
    <Paper withBorder p="md">
      <Title order={3} size="h5">
        {t(`deskJobs:names.${job.name.replaceAll('.', '-')}`, { defaultValue: job.name })}
      </Title>
      <Text size="sm" c="dimmed">
        {formatMoment(job.at, language)} · {t('deskJobs:tries', { count: job.tries })}
      </Text>
      <Code block dir="ltr" my="sm">{`${job.error}\n\n${JSON.stringify(job.payload)}`}</Code>
      {words === null ? null : (
        <Alert color="red" role="alert" mb="sm">
          {words}
        </Alert>
      )}
      {mayRetry ? (
        <Button size="xs" loading={isBusy} onClick={() => void retry()}>
          {t('deskJobs:retry')}
        </Button>
      ) : null}
    </Paper>
  );
}

/** What the shop does by itself: what waits, and what it gave up. */
export default function Jobs() {
  const { t } = useLanguage();
  const { queues, failed, mayRetry } = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('desk:screens.jobs')} lead={t('deskJobs:lead')}>
      <Title order={2} size="h4">
        {t('deskJobs:failed')}
      </Title>
      {failed.length === 0 ? (
        <div className="desk-surface">
          <NothingHere title={t('deskJobs:none')} text={t('deskJobs:noneText')} />
        </div>
      ) : (
        <Stack>
          {failed.map((job) => (
            <FailedJob key={job.id} job={job} mayRetry={mayRetry} />
          ))}
        </Stack>
      )}
      <Title order={2} size="h4">
        {t('deskJobs:queues')}
      </Title>
      <ScrollTable label={t('deskJobs:queues')} minWidth={420}>
        <Table className="desk-table" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('deskJobs:work')}</Table.Th>
              <Table.Th ta="end">{t('deskJobs:waiting')}</Table.Th>
              <Table.Th ta="end">{t('deskJobs:active')}</Table.Th>
              <Table.Th ta="end">{t('deskJobs:given')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {queues.map((queue) => (
              <Table.Tr key={queue.name}>
                <Table.Td>
                  {t(`deskJobs:names.${queue.name.replaceAll('.', '-')}`, { defaultValue: queue.name })}
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
