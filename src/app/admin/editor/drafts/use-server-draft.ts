import { useEffect, useRef, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { isSame } from '../../parts/forms/differences.ts';
import { useAction } from '../../use-action.ts';

/** The delay from the last change to storing the draft. */
const QUIET_MS = 2000;
/** The delay before a failed draft is sent again; it is also sent when the browser is back online. */
const RETRY_MS = 10_000;

type Drafts = ValueOf<'editor.draft'>;
type Others = readonly Readonly<{ name: string; savedAt: Date | string }>[];

type Options = Readonly<{
  /** The document's name in the URL of its editor. */
  document: string;
  /** The version that the edited nodes are based on. */
  version: number;
  tree: readonly unknown[];
  isDirty: boolean;
  mayChange: boolean;
  drafts: Drafts;
}>;

/**
 * The state of the draft: none; waiting to be sent; stored in the shop; stored in this browser only, since the shop
 * does not respond or the session has expired; or of a deleted document.
 */
export type DraftState = 'none' | 'waiting' | 'kept' | 'lost' | 'signed-out' | 'gone';

const REFUSED: Readonly<Record<string, DraftState>> = {
  'staff.signed-out': 'signed-out',
  'content.unknown-document': 'gone',
  'templates.unknown': 'gone',
};

/** Sends a failed draft again. */
function useRetry(state: DraftState, send: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is a new function on each render
  useEffect(() => {
    if (state !== 'lost') return;
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [state]);
}

/**
 * Stores unsaved changes in the shop, so that they can be continued in another browser.
 *
 * @returns found: the member's draft of an earlier visit that differs from the saved document, until it is restored or
 *   discarded; others: who else has a draft of the document; save: stores the draft immediately, true on success; store: the
 *   same if there are changes to store
 */
export function useServerDraft({ document, version, tree, isDirty, mayChange, drafts }: Options) {
  const { queryAction } = useAction();
  const [state, setState] = useState<DraftState>('none');
  const [others, setOthers] = useState<Others>(drafts.others);
  const [savedDraft, setSavedDraft] = useState(() =>
    drafts.own === null || isSame(drafts.own.tree, tree) ? null : drafts.own,
  );
  const hasDraft = useRef(drafts.own !== null);
  const latest = useRef({ version, tree });
  latest.current = { version, tree };
  const forget = () => {
    setSavedDraft(null);
    hasDraft.current = false;
    setState('none');
    void queryAction('editor.forget-draft', { document });
  };
  const save = async (): Promise<boolean> => {
    const sent = latest.current;
    const answer = await queryAction('editor.keep-draft', {
      ...{ document, version: sent.version, tree: [...sent.tree] },
    });
    hasDraft.current ||= answer.ok;
    // Later changes are sent by their own timer.
    if (sent.tree === latest.current.tree) setState(answer.ok ? 'kept' : (REFUSED[answer.code] ?? 'lost'));
    if (answer.ok) setOthers(answer.value.others);
    return answer.ok;
  };
  /** Stores changes that wait to be sent; a draft of an earlier visit is not overwritten. */
  const store = async (): Promise<void> => {
    if (isDirty && mayChange && savedDraft === null && state !== 'kept') await save();
  };
  useRetry(state, () => void save());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions are other functions in each rendering
  useEffect(() => {
    if (!mayChange || savedDraft !== null) return;
    if (!isDirty) {
      if (hasDraft.current) forget();
      return;
    }
    setState((known) => (known === 'signed-out' || known === 'gone' ? known : 'waiting'));
    const timer = setTimeout(() => void save(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [tree, isDirty, mayChange, savedDraft, document, version]);

  return { state, others, savedDraft, forget, save, store, taken: () => setSavedDraft(null) };
}
