import type { EditorState, EditorValues } from '../editor-document.ts';
import type { useServerDraft } from './use-server-draft.ts';

type ServerDraft = ReturnType<typeof useServerDraft>;

/** What an earlier visit left: in this browser, or else in the shop. */
export function earlierDraft(
  draft: EditorState['draft'],
  { found, taken, forget }: ServerDraft,
  values: EditorValues,
): EditorState['draft'] {
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
  return { found: { at, values: { ...values, tree: found.tree } }, taken, forget };
}
