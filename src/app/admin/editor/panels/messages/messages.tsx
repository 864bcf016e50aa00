import type { StoredNode } from '#widgets/tree/node.ts';
import { ConflictDialog } from '../../../parts/forms/conflict-dialog.tsx';
import { EarlierDraft } from '../../../parts/forms/earlier-draft.tsx';
import { RefusedAlert } from '../../../parts/forms/form.tsx';
import { LeaveWarning } from '../../../parts/forms/leave-warning.tsx';
import { findingsOf } from '../../../templates/content/confirm-publishing.tsx';
import type { ShownProblem } from '../../../templates/content/tree-problems.ts';
import { earlierDraft } from '../../drafts/earlier-draft.ts';
import type { Interruption } from '../../drafts/interruption.ts';
import type { useServerDraft } from '../../drafts/use-server-draft.ts';
import type { EditorDocument, EditorState } from '../../editor-document.ts';
import { RefusedNodes } from '../refused-nodes.tsx';
import { Deleted } from './deleted.tsx';
import { OtherEditors } from './other-editors.tsx';

type MessagesProps = Pick<EditorDocument, 'title' | 'labels' | 'formatField'> &
  Readonly<{
    state: EditorState;
    draft: ReturnType<typeof useServerDraft>;
    interruption: Interruption;
    tree: readonly StoredNode[];
    problems: readonly ShownProblem[];
    titleOf: (id: string) => string;
    widgetOf: (id: string) => string;
    onSelect: (id: string) => void;
  }>;

/** What somebody who edits has to know, above the canvas. */
export function Messages(props: MessagesProps) {
  const { state, draft, interruption, tree, title, labels, formatField, ...named } = props;
  const { form, isDirty, refused, conflict } = state;
  return (
    <div className="editor-messages">
      <EarlierDraft
        draft={earlierDraft(state, draft, form.values)}
        isDirty={isDirty}
        onTake={({ base, values }) => state.adopt(base, values)}
      />
      <OtherEditors others={draft.others} />
      {interruption === 'gone' ? <Deleted tree={tree} name={title} /> : null}
      {refused === null ||
      conflict !== null ||
      interruption !== null ||
      findingsOf(refused) !== null ? null : (
        <RefusedAlert refused={refused} labels={labels} />
      )}
      <RefusedNodes {...named} />
      <ConflictDialog state={state} labels={labels} formatField={formatField} />
      <LeaveWarning isDirty={isDirty && draft.state !== 'kept'} />
    </div>
  );
}
