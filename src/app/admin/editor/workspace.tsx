import { useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { type DeviceMode, deviceModeAt } from '#kernel/web/device-mode.ts';
import { nameOf } from '#kernel/web/edited-document.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { ConflictDialog } from '../parts/forms/conflict-dialog.tsx';
import { EarlierDraft } from '../parts/forms/earlier-draft.tsx';
import { RefusedAlert } from '../parts/forms/form.tsx';
import { LeaveWarning } from '../parts/forms/leave-warning.tsx';
import { useRights } from '../parts/use-rights.ts';
import { type NodePath, nodeAt, replaceNode } from '../templates/content/tree-operations.ts';
import type { ShownProblem } from '../templates/content/tree-problems.ts';
import { NodeActsProvider } from './canvas/canvas-context.ts';
import { retype, textsIn } from './canvas/texts.ts';
import type { useCanvas } from './canvas/use-canvas.ts';
import type { EditorDocument, EditorState } from './editor-document.ts';
import { Bar } from './panels/bar.tsx';
import { OtherEditors } from './panels/other-editors.tsx';
import { Settings } from './panels/settings.tsx';
import { Side } from './panels/side.tsx';
import { Stage } from './panels/stage.tsx';
import { earlierDraft } from './state/earlier-draft.ts';
import { useCanvasSync, useSelect, useSelected } from './state/use-canvas-sync.ts';
import { useNodeActs } from './state/use-node-acts.ts';
import { useServerDraft } from './state/use-server-draft.ts';
import { type Shortcuts, useShortcuts } from './state/use-shortcuts.ts';
import type { EditedNodes } from './state/use-tree.ts';

/** Widths of the canvas, in px. Source: LY-01 */
const WIDTHS: Readonly<Record<DeviceMode, number>> = { desktop: 1440, tablet: 1024, mobile: 360 };

export type WorkspaceProps = EditorDocument & {
  state: EditorState;
  nodes: EditedNodes;
  problems: readonly ShownProblem[];
  canvas: ReturnType<typeof useCanvas>;
  shownLanguage: Language;
  onLanguage: (language: Language) => void;
  onShow: ((path: string | null) => void) | null;
  /** The node to choose next, and how often the canvas was put back. */
  next: Readonly<{ selected: string | null | undefined; revision: number }>;
  onNext: (selected: string | null) => void;
  /** Null until the canvas is there. */
  canvasWindow: Window | null;
};

const nothing = () => undefined;
const NO_SHORTCUTS: Shortcuts = {
  ...{ save: nothing, undo: nothing, redo: nothing, remove: nothing, duplicate: nothing },
  ...{ up: nothing, down: nothing, leave: nothing, copy: nothing, cut: nothing, paste: nothing },
};

/** Everything around the canvas. */
export function Workspace(props: WorkspaceProps) {
  const {
    name,
    version,
    drafts,
    state,
    nodes,
    problems,
    place,
    sections,
    canvas,
    next,
    onNext,
    labels,
    formatField,
    shownLanguage,
    canvasWindow,
  } = props;
  const { t } = useLanguage();
  const [device, setDevice] = useState<DeviceMode>(() => deviceModeAt(window.innerWidth));
  const mayChange = useRights().includes('content.change');
  const selected = useSelected();
  const select = useSelect();
  useCanvasSync({ tree: nodes.tree, ...next });
  const { form, save, isDirty, isBusy, refused, conflict, draft } = state;
  const kept = useServerDraft({
    ...{ document: nameOf(name), version, drafts, tree: nodes.tree, isDirty, mayChange },
  });
  const earlier = earlierDraft(draft, kept, form.values);
  const edited = { tree: nodes.tree, problems, place, sections, onChange: nodes.change };
  /** Texts stand on the canvas at once; all else when the page is printed. */
  const changeSettings = (next: StoredNode, path: NodePath) => {
    const id = next.id ?? '';
    const before = textsIn(nodeAt(nodes.tree, path)?.settings, shownLanguage);
    const after = textsIn(next.settings, shownLanguage);
    canvas.show(id, (html) => retype(html, { before, after }));
    nodes.change(replaceNode(nodes.tree, path, next), `settings ${id}`);
  };
  const acts = useNodeActs({ nodes, place, sections, selected, shownLanguage, onNext });
  const { undo, redo } = nodes;
  const saveNow = () => void save(form.getValues());
  const leave = () => select(null);
  const shortcuts: Shortcuts = mayChange
    ? { ...acts, undo, redo, leave, save: saveNow }
    : { ...NO_SHORTCUTS, leave, copy: acts.copy };
  useShortcuts(shortcuts, canvasWindow);
  return (
    <div className="editor">
      <Bar
        {...props}
        device={device}
        onDevice={setDevice}
        isDirty={isDirty}
        isBusy={isBusy}
        kept={kept.state}
        onSave={mayChange ? saveNow : null}
      />
      <div className="editor-messages">
        <EarlierDraft draft={earlier} isDirty={isDirty} onTake={form.setValues} />
        <OtherEditors others={kept.others} />
        {refused === null || conflict !== null ? null : <RefusedAlert refused={refused} labels={labels} />}
        <ConflictDialog state={state} labels={labels} formatField={formatField} />
        <LeaveWarning isDirty={isDirty} />
      </div>
      <p className="admin-hidden" role="status">
        {acts.said}
      </p>
      <div className="editor-body">
        <Side {...{ edited, acts, sections, selected, canvasWindow, mayChange }} onSelect={select} />
        <NodeActsProvider value={mayChange ? acts : null}>
          <Stage device={WIDTHS[device]} words={canvas.words} onRetry={canvas.retry} />
        </NodeActsProvider>
        <aside className="editor-settings" aria-label={t('adminEditor:settings.title')}>
          <Settings {...edited} onChange={changeSettings} selected={selected} onSelect={select} />
        </aside>
      </div>
    </div>
  );
}
