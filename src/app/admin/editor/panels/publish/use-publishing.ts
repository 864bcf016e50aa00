import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import type { Findings } from '../../checks/before-publishing.ts';
import { publishingActs } from '../../drafts/publishing.ts';
import type { useServerDraft } from '../../drafts/use-server-draft.ts';
import type { EditorState, Period, Publishing } from '../../editor-document.ts';

/** What the menu opens. */
export type PublishDialog = 'schedule' | 'unpublish' | 'preview' | 'versions';

/** Publishes, with the reason for what is wrong; true once it is done. */
type Go = (reason: string | null) => Promise<boolean>;
/** What was found before something is published, and how it goes on all the same. */
export type Pending = Readonly<{ findings: Findings; go: Go }>;

type Options = Readonly<{
  publishing: Publishing;
  state: EditorState;
  kept: ReturnType<typeof useServerDraft>;
  check: () => Promise<Findings>;
}>;

/** Checks the document before it is published. What is found waits for an answer. */
function useChecked(check: Options['check']) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [isChecking, setChecking] = useState(false);
  const checked = async (go: Go): Promise<boolean> => {
    setChecking(true);
    const findings = await check();
    setChecking(false);
    if (findings?.length === 0) return go(null);
    setPending({ findings, go });
    return false;
  };
  return { pending, isChecking, checked, drop: () => setPending(null) };
}

/** Publishing apart from saving: what the buttons of the editor and Ctrl+S do. */
export function usePublishing({ publishing, state, kept, check }: Options) {
  const { t } = useLanguage();
  const [dialog, setDialog] = useState<PublishDialog | null>(null);
  const { pending, isChecking, checked, drop } = useChecked(check);
  const acts = publishingActs(publishing, state);
  const said = (act: string) => t(`adminEditor:publish.said.${act}`);

  /** Keeps the changes of what is public as a draft; nobody else sees them. */
  const storeDraft = async () => {
    const isKept = !state.isDirty || (await kept.keep());
    if (isKept) notifications.show({ message: said('kept'), color: 'green' });
  };
  const saveDraft = () => void acts.saveDraft({ said: said('draft') });
  return {
    ...publishing,
    ...{ dialog, pending, drop, saveDraft },
    open: setDialog,
    close: () => {
      setDialog(null);
      if (state.conflict === null) state.clearRefused();
    },
    isDirty: state.isDirty || kept.found !== null,
    isBusy: state.isBusy || isChecking,
    /** What is wrong with fields, as the last save was refused. */
    problems: state.refused?.problems ?? {},
    /** Ctrl+S makes nothing public. */
    keep: () => (publishing.state === 'draft' ? saveDraft() : void storeDraft()),
    publish: () => void checked((reason) => acts.publish({ said: said('published'), reason })),
    update: () => void checked((reason) => acts.update({ said: said('updated'), reason })),
    schedule: (to: Period) => checked((reason) => acts.schedule(to, { said: said('scheduled'), reason })),
    unpublish: () => acts.unpublish({ said: said('unpublished') }),
  };
}

export type PublishingState = ReturnType<typeof usePublishing>;
