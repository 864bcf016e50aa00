import type { EditorState, EditorValues } from '../editor-document.ts';
import type { useServerDraft } from './use-server-draft.ts';

type ServerDraft = ReturnType<typeof useServerDraft>;

/** What stood when a draft of the shop was begun. Of an older version the nodes are not known: whoever saves has to choose. */
function baseOf({ version }: { version: number }, { base }: Pick<EditorState, 'base'>): EditorState['base'] {
  return version === base.version ? base : { version, values: { ...base.values, tree: null } };
}

/** What an earlier visit left: in this browser, or else in the shop. */
export function earlierDraft(
  state: Pick<EditorState, 'draft' | 'base'>,
  { found, taken, forget }: ServerDraft,
  values: EditorValues,
): EditorState['draft'] {
  const { draft } = state;
  if (draft.found !== null)
    return {
      found: draft.found,
      taken: () => {
        draft.taken();
        taken();
      },
      forget: () => {
        draft.forget();
        forget();
      },
    };
  if (found === null) return draft;
  const at = new Date(found.savedAt).toISOString();
  return {
    found: { at, values: { ...values, tree: found.tree }, base: baseOf(found, state) },
    taken,
    forget,
  };
}
