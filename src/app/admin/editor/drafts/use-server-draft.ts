import { useEffect, useRef, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { isSame } from '../../parts/forms/differences.ts';
import { useAction } from '../../use-action.ts';

/** A draft is kept so long after the last change. */
const QUIET_MS = 2000;
/** A draft that could not be sent is sent again after so long, and as soon as the line is back. */
const RETRY_MS = 10_000;

type Drafts = ValueOf<'editor.draft'>;
type Others = readonly Readonly<{ name: string; savedAt: Date | string }>[];

type Options = Readonly<{
  /** The document, as the address of its editor names it. */
  document: string;
  /** The version that the edited nodes began from. */
  version: number;
  tree: readonly unknown[];
  isDirty: boolean;
  mayChange: boolean;
  drafts: Drafts;
}>;

/**
 * The state of the draft: none; waiting to be sent; stored in the shop; stored in this browser only, for want of an answer
 * or of a session; or of a document that was deleted.
 */
export type DraftState = 'none' | 'waiting' | 'kept' | 'lost' | 'signed-out' | 'gone';

const REFUSED: Readonly<Record<string, DraftState>> = {
  'staff.signed-out': 'signed-out',
  'content.unknown-document': 'gone',
  'templates.unknown': 'gone',
};

/** Sends a draft again that could not be sent. */
function useRetry(state: DraftState, send: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another function in each rendering
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
 * Keeps what is edited and not saved in the shop, so that another browser goes on with it.
 *
 * @returns found: an own draft of an earlier visit that differs from what is stored, until it is taken or forgotten; others:
 * who else has a draft of the document; keep: keeps the draft at once, true once the shop has it
 */
export function useServerDraft({ document, version, tree, isDirty, mayChange, drafts }: Options) {
  const { queryAction } = useAction();
  const [state, setState] = useState<DraftState>('none');
  const [others, setOthers] = useState<Others>(drafts.others);
  const [found, setFound] = useState(() =>
    drafts.own === null || isSame(drafts.own.tree, tree) ? null : drafts.own,
  );
  const hasDraft = useRef(drafts.own !== null);
  const latest = useRef({ version, tree });
  latest.current = { version, tree };
  const forget = () => {
    setFound(null);
    hasDraft.current = false;
    setState('none');
    void queryAction('editor.forget-draft', { document });
  };
  const keep = async (): Promise<boolean> => {
    const sent = latest.current;
    const answer = await queryAction('editor.keep-draft', {
      ...{ document, version: sent.version, tree: [...sent.tree] },
    });
    hasDraft.current ||= answer.ok;
    // What was typed since is sent by its own timer.
    if (sent.tree === latest.current.tree) setState(answer.ok ? 'kept' : (REFUSED[answer.code] ?? 'lost'));
    if (answer.ok) setOthers(answer.value.others);
    return answer.ok;
  };
  useRetry(state, () => void keep());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions are other functions in each rendering
  useEffect(() => {
    if (!mayChange || found !== null) return;
    if (!isDirty) {
      if (hasDraft.current) forget();
      return;
    }
    setState((known) => (known === 'signed-out' || known === 'gone' ? known : 'waiting'));
    const timer = setTimeout(() => void keep(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [tree, isDirty, mayChange, found, document, version]);

  return { state, others, found, forget, keep, taken: () => setFound(null) };
}
