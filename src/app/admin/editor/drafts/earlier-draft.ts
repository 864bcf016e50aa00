import type { EditorState, EditorValues } from '../editor-document.ts';
import type { useServerDraft } from './use-server-draft.ts';

type ServerDraft = ReturnType<typeof useServerDraft>;

/**
 * The stored state that a draft of the shop is based on. Nodes of an older version are unknown, so saving shows a
 * conflict.
 */
function baseOf({ version }: { version: number }, { base }: Pick<EditorState, 'base'>): EditorState['base'] {
  return version === base.version ? base : { version, values: { ...base.values, tree: null } };
}

/** The draft of an earlier visit: of this browser, or else of the shop. */
export function earlierDraft(
  state: Pick<EditorState, 'draft' | 'base'>,
  { savedDraft, taken, forget }: ServerDraft,
  values: EditorValues,
): EditorState['draft'] {
  const { draft } = state;
  if (draft.savedDraft !== null)
    return {
      savedDraft: draft.savedDraft,
      taken: () => {
        draft.taken();
        taken();
      },
      forget: () => {
        draft.forget();
        forget();
      },
    };
  if (savedDraft === null) return draft;
  const at = new Date(savedDraft.savedAt).toISOString();
  return {
    savedDraft: { at, values: { ...values, tree: savedDraft.tree }, base: baseOf(savedDraft, state) },
    taken,
    forget,
  };
}
