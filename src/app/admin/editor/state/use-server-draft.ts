import { useEffect, useRef, useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { isSame } from '../../parts/forms/differences.ts';
import { useAction } from '../../use-action.ts';

/** A draft is kept so long after the last change. */
const QUIET_MS = 2000;

type Drafts = ValueOf<'editor.draft'>;
type Others = readonly Readonly<{ name: string; savedAt: Date | string }>[];

type Options = Readonly<{
  /** The document, as the address of its editor names it. */
  document: string;
  version: number;
  tree: readonly unknown[];
  isDirty: boolean;
  mayChange: boolean;
  drafts: Drafts;
}>;

/** The state of the draft: none, waiting to be sent, stored in the shop, or stored in this browser only. */
export type DraftState = 'none' | 'waiting' | 'kept' | 'lost';

/**
 * Keeps what is edited and not saved in the shop, so that another browser goes on with it.
 *
 * @returns found: an own draft of an earlier visit that differs from what is stored, until it is taken or forgotten; others:
 * who else has a draft of the document
 */
export function useServerDraft({ document, version, tree, isDirty, mayChange, drafts }: Options) {
  const { queryAction } = useAction();
  const [state, setState] = useState<DraftState>('none');
  const [others, setOthers] = useState<Others>(drafts.others);
  const [found, setFound] = useState(() =>
    drafts.own === null || isSame(drafts.own.tree, tree) ? null : drafts.own,
  );
  const hasDraft = useRef(drafts.own !== null);
  const forget = () => {
    setFound(null);
    hasDraft.current = false;
    setState('none');
    void queryAction('editor.forget-draft', { document });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions are other functions in each rendering
  useEffect(() => {
    if (!mayChange || found !== null) return;
    if (!isDirty) {
      if (hasDraft.current) forget();
      return;
    }
    setState('waiting');
    const timer = setTimeout(async () => {
      const answer = await queryAction('editor.keep-draft', { document, version, tree: [...tree] });
      hasDraft.current ||= answer.ok;
      setState(answer.ok ? 'kept' : 'lost');
      if (answer.ok) setOthers(answer.value.others);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [tree, isDirty, mayChange, found, document, version]);

  return { state, others, found, forget, taken: () => setFound(null) };
}
