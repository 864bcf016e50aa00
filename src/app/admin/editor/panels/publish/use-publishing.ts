import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { PublishingFindings, Publishing as Sent } from '#kernel/editing/publishing.ts';
import { useLanguage } from '#views/language/language.tsx';
import { findingsOf } from '../../../templates/content/confirm-publishing.tsx';
import type { Findings } from '../../checks/before-publishing.ts';
import { publishingActions } from '../../drafts/publishing.ts';
import type { useServerDraft } from '../../drafts/use-server-draft.ts';
import type { EditorState, Period, Publishing } from '../../editor-document.ts';

/** The dialogs of the menu. */
export type PublishDialog = 'schedule' | 'unpublish' | 'preview' | 'versions';

/** Publishes; resolves to true on success. */
type Go = (publishing: Sent) => Promise<boolean>;
/** A publication that waits for confirmation: the browser's findings, and the function that continues. */
type Waiting = Readonly<{ findings: Findings; go: Go }>;
type Answer = Pick<Sent, 'reason' | 'confirms'>;

/** The question before publication: `isLost` if the checks could not run, and the findings to confirm. */
export type PublishingQuestion = Readonly<{ isLost: boolean }> & PublishingFindings;

type Options = Readonly<{
  publishing: Publishing;
  state: EditorState;
  draft: ReturnType<typeof useServerDraft>;
  check: () => Promise<Findings>;
}>;

const NO_ANSWER: Answer = { reason: null, confirms: [] };

/** Runs the checks before publication. The shop decides which findings need confirmation. */
function useChecked({ check, state }: Pick<Options, 'check' | 'state'>) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isChecking, setChecking] = useState(false);
  const drop = () => {
    setWaiting(null);
    if (findingsOf(state.refused) !== null) state.clearRefused();
  };
  const answered = async ({ findings, go }: Waiting, answer: Answer): Promise<boolean> => {
    setWaiting({ findings: findings ?? [], go });
    const isDone = await go({ faults: findings ?? [], ...answer });
    if (isDone) setWaiting(null);
    return isDone;
  };
  const checked = async (go: Go): Promise<boolean> => {
    setChecking(true);
    const findings = await check();
    setChecking(false);
    if (findings !== null) return answered({ findings, go }, NO_ANSWER);
    setWaiting({ findings, go });
    return false;
  };
  const findings = findingsOf(state.refused);
  const isLost = waiting !== null && waiting.findings === null;
  const requested: PublishingQuestion | null =
    waiting === null || (findings === null && !isLost)
      ? null
      : { isLost, ...(findings ?? { faults: [], lacks: [] }) };
  return {
    ...{ question: requested, isChecking, checked, drop },
    goOn: async (answer: Answer) => (waiting === null ? false : answered(waiting, answer)),
  };
}

/** Publication as opposed to saving: the actions of the editor's buttons and of Ctrl+S. */
export function usePublishing({ publishing, state, draft, check }: Options) {
  const { t } = useLanguage();
  const [dialog, setDialog] = useState<PublishDialog | null>(null);
  const { question, isChecking, checked, drop, goOn } = useChecked({ check, state });
  const acts = publishingActions(publishing, state);
  const textOf = (act: string) => t(`adminEditor:publish.said.${act}`);

  /** Stores changes of a published document as a draft that others do not see. */
  const storeDraft = async () => {
    const isSaved = !state.isDirty || (await draft.save());
    if (isSaved) notifications.show({ message: textOf('kept'), color: 'green' });
  };
  const saveDraft = () => void acts.saveDraft({ message: textOf('draft') });
  return {
    ...publishing,
    ...{ dialog, question, drop, goOn, saveDraft },
    open: setDialog,
    close: () => {
      setDialog(null);
      if (state.conflict === null) state.clearRefused();
    },
    isDirty: state.isDirty || draft.savedDraft !== null,
    isBusy: state.isBusy || isChecking,
    /** Problems by field of the last refused save. */
    problems: state.refused?.problems ?? {},
    /** Ctrl+S publishes nothing. */
    save: () => (publishing.state === 'draft' ? saveDraft() : void storeDraft()),
    publish: () => void checked((sent) => acts.publish({ message: textOf('published'), publishing: sent })),
    update: () => void checked((sent) => acts.update({ message: textOf('updated'), publishing: sent })),
    schedule: (to: Period) =>
      checked((sent) => acts.schedule(to, { message: textOf('scheduled'), publishing: sent })),
    unpublish: () => acts.unpublish({ message: textOf('unpublished') }),
  };
}

export type PublishingState = ReturnType<typeof usePublishing>;
