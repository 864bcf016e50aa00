import { Alert, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { ImportFieldKind } from '#kernel/data-transfer/table-import.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { ErrorAlert, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/run';
import { ChangedHere } from './changed-here.tsx';
import { Counts, PlannedFiles, PlannedRows, RefusedCells, Warnings } from './import-findings.tsx';
import { ImportState, isAtWork, type Run, usePolling } from './import-state.tsx';
import { FetchOn } from './woocommerce.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return { run: await loadAction(args, 'data-transfer.show', { id: args.params.id }) };
}

const WHOLE_PERCENT = 100;

/** The progress of a run; the total is unknown while a file is read. */
function HowFar({ run }: { run: Run }) {
  const { t } = useLanguage();
  const { step, done, total } = run;
  const percent = total === 0 ? WHOLE_PERCENT : Math.round((done * WHOLE_PERCENT) / total);
  const words =
    done === 0 ? t('adminDataTransfer:steps.waiting') : t(`adminDataTransfer:steps.${step}`, { done, total });
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Text aria-live="polite">{words}</Text>
        <Progress
          value={percent}
          animated={total === 0}
          aria-label={t(`adminDataTransfer:states.${run.state}`)}
        />
        <Text size="sm" c="dimmed">
          {t('adminDataTransfer:leave')}
        </Text>
      </Stack>
    </Paper>
  );
}

/** Whether its download was interrupted, possibly with its process. */
function isHalfFetched(run: Run): boolean {
  return run.step === 'fetch' && !isAtWork(run);
}

type ActionsProps = {
  run: Run;
  take: readonly ImportFieldKind[];
  onRefused: (words: string | null) => void;
};

/** The number of rows to write, including those that change only by the overwritten fields. */
function countOf({ plan }: Run, take: readonly ImportFieldKind[]): number {
  if (plan === null) return 0;
  const taken = take.map((kind) => plan.changedHere?.[kind] ?? 0);
  return Math.max(plan.created + plan.changed, ...taken);
}

/** The buttons for the run's current state. */
function Actions({ run, take, onRefused }: ActionsProps) {
  const { t, to } = useLanguage();
  const { runAction, isBusy } = useAction();
  const navigate = useNavigate();
  const { id, plan, state } = run;
  const say = (answer: Awaited<ReturnType<typeof runAction>>) => onRefused(answer.ok ? null : answer.words);
  const count = countOf(run, take);
  // An archive is imported completely or not at all.
  const isStopped = run.kind === 'archive' && plan !== null && plan.refusedRows > 0;
  if (isAtWork(run)) return null;
  return (
    <>
      {state === 'planned' && count > 0 && !isStopped ? (
        <Button
          loading={isBusy}
          onClick={() => void runAction('data-transfer.start', { id, take: [...take] }).then(say)}
        >
          {t('adminDataTransfer:startCount', { count })}
        </Button>
      ) : null}
      {(state === 'done' || state === 'failed') && !isHalfFetched(run) ? (
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void runAction('data-transfer.again', { id }).then(say)}
        >
          {t('adminDataTransfer:again')}
        </Button>
      ) : null}
      <ConfirmButton
        label={t('adminDataTransfer:forget')}
        title={t('adminDataTransfer:forgetTitle')}
        text={t('adminDataTransfer:forgetText')}
        onConfirm={async () => {
          const answer = await runAction('data-transfer.forget', { id });
          if (answer.ok) await navigate(to('/admin/data-transfer/'));
          else say(answer);
        }}
      />
    </>
  );
}

type FindingsProps = {
  run: Run;
  take: readonly ImportFieldKind[];
  onTake: (take: ImportFieldKind[]) => void;
};

/** The editable choice before the start; afterwards the stored one. */
function choiceOf({ run, take, onTake }: FindingsProps) {
  return run.state === 'planned' ? { take, onTake } : { take: run.take, onTake: null };
}

/** Whether there is nothing to write, correct or choose. */
function isWithoutWork({
  created,
  changed,
  refusedRows,
  changedHere = {},
}: NonNullable<Run['plan']>): boolean {
  return created + changed + refusedRows + Object.keys(changedHere).length === 0;
}

function Findings({ run, take, onTake }: FindingsProps) {
  const { t } = useLanguage();
  const isOver = run.state === 'done' && run.report !== null;
  const summary = isOver ? run.report : run.plan;
  if (summary === null || isAtWork(run)) return null;
  const isIdle = isWithoutWork(summary);
  return (
    <>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {t(isOver ? 'adminDataTransfer:report' : 'adminDataTransfer:plan')}
        </Title>
        <Counts summary={summary} />
        {isIdle ? (
          <Alert color="green">
            {t(isOver ? 'adminDataTransfer:doneNothing' : 'adminDataTransfer:planNothing')}
          </Alert>
        ) : null}
      </Stack>
      <ChangedHere summary={summary} {...choiceOf({ run, take, onTake })} />
      <Warnings summary={summary} />
      <RefusedCells run={run} summary={summary} />
      {run.kind === 'archive' ? <PlannedFiles summary={summary} /> : <PlannedRows summary={summary} />}
    </>
  );
}

/** An import run: plan, progress and result. Source: BO-03 */
export default function ImportRun() {
  const { t, language } = useLanguage();
  const { run } = useLoaderData<typeof loader>();
  const [words, setWords] = useState<string | null>(null);
  const [take, setTake] = useState<ImportFieldKind[]>([]);
  usePolling(isAtWork(run));
  return (
    <ScreenPage
      title={run.fileName}
      lead={
        <Group gap="xs" component="span">
          <span>{t(`adminDataTransfer:kinds.${run.kind}`)}</span>
          <span>{formatMoment(run.createdAt, language)}</span>
          <ImportState state={run.state} />
        </Group>
      }
      actions={<Actions run={run} take={take} onRefused={setWords} />}
    >
      <ErrorAlert words={words} />
      {run.problemWords === null ? null : <Alert color="red">{run.problemWords}</Alert>}
      {isAtWork(run) ? <HowFar run={run} /> : null}
      {isHalfFetched(run) ? <FetchOn run={run} /> : null}
      <Findings run={run} take={take} onTake={setTake} />
    </ScreenPage>
  );
}
