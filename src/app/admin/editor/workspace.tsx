import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { nameOf } from '#kernel/editing/edited-document.ts';
import type { ShownVisitor } from '#kernel/editing/shown-visitor.ts';
import type { Language } from '#kernel/language.ts';
import { type DeviceMode, deviceModeAt } from '#kernel/web/device-mode.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { useRights } from '../parts/use-rights.ts';
import { LinkPlacesProvider } from '../templates/content/link-actions/link-places.tsx';
import { nodeTitle } from '../templates/content/node-words.ts';
import { type NodePath, nodeAt, replaceNode } from '../templates/content/tree-operations.ts';
import type { ShownProblem } from '../templates/content/tree-problems.ts';
import { NodeActionsProvider } from './canvas/canvas-context.ts';
import { retype, textsIn } from './canvas/inline-texts/texts.ts';
import { useCanvasLoops } from './canvas/loops/use-canvas-loops.ts';
import type { useCanvas } from './canvas/use-canvas.ts';
import { findingsOf } from './checks/before-publishing.ts';
import { interruptionOf } from './drafts/interruption.ts';
import { useServerDraft } from './drafts/use-server-draft.ts';
import type { EditorDocument, EditorState } from './editor-document.ts';
import { Bar } from './panels/bar.tsx';
import { Messages } from './panels/messages/messages.tsx';
import { SessionDialog } from './panels/messages/session-dialog.tsx';
import { FindingsDialog } from './panels/publish/findings-dialog.tsx';
import { PreviewLinkDialog } from './panels/publish/preview-link-dialog.tsx';
import { ScheduleDialog, UnpublishDialog } from './panels/publish/schedule-dialog.tsx';
import { usePublishing } from './panels/publish/use-publishing.ts';
import { Settings } from './panels/settings.tsx';
import { Side } from './panels/side.tsx';
import { Stage } from './panels/stage.tsx';
import { VersionsDialog } from './panels/versions/versions-dialog.tsx';
import { GroupPanel } from './selection/group-panel.tsx';
import { useCanvasSelection } from './selection/use-canvas-selection.ts';
import { focusedRow } from './selection/use-layer-rows.ts';
import { useSelection } from './selection/use-selection.ts';
import { pathOf } from './state/node-path.ts';
import { useCanvasSync } from './state/use-canvas-sync.ts';
import { useNodeActions } from './state/use-node-actions.ts';
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
  /** The sample visitor of the page. */
  visitor: ShownVisitor;
  onVisitor: (visitor: ShownVisitor) => void;
  /** The page that a template is shown on; null for the default. */
  address: string | null;
  onShow: ((path: string | null) => void) | null;
  /** The nodes to select next, and the revision that resets the canvas. */
  next: Readonly<{ chosen: readonly string[] | undefined; revision: number }>;
  onNext: (chosen: readonly string[]) => void;
  /** Null until the canvas is loaded. */
  canvasWindow: Window | null;
};

const nothing = () => undefined;
const NO_SHORTCUTS: Shortcuts = {
  ...{ save: nothing, undo: nothing, redo: nothing, remove: nothing, duplicate: nothing },
  ...{ up: nothing, down: nothing, leave: nothing, all: nothing },
  ...{ copy: nothing, cut: nothing, paste: nothing },
};

/** The canvas with all bars and panels. */
export function Workspace(props: WorkspaceProps) {
  const {
    name,
    title,
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
    address,
  } = props;
  const { t, language } = useLanguage();
  const [device, setDevice] = useState<DeviceMode>(() => deviceModeAt(window.innerWidth));
  const mayChange = useRights().includes('content.change');
  const selection = useSelection(nodes.tree);
  const { ids: chosen, pick, take } = selection;
  useCanvasSelection(canvasWindow, selection);
  useCanvasSync({ tree: nodes.tree, ...next, onChoose: take });
  const { base, isDirty, refused } = state;
  const draft = useServerDraft({
    ...{ document: nameOf(name), version: base.version, drafts, tree: nodes.tree, isDirty, mayChange },
  });
  useCanvasLoops({ canvasWindow, canvas, tree: nodes.tree, storeDraft: draft.store });
  const interruption = interruptionOf({ draft: draft.state, refused: refused?.code, canvas: canvas.code });
  const publishing = usePublishing({
    ...{ publishing: props.publishing, state, draft },
    check: () => findingsOf(canvasWindow, nodes),
  });
  const nodeBy = (id: string) => {
    const path = pathOf(nodes.tree, id);
    return path === null ? null : nodeAt(nodes.tree, path);
  };
  const titleOf = (id: string) => {
    const node = nodeBy(id);
    return node === null ? id : nodeTitle(node, { language, sections });
  };
  /** After signing in again: sends the draft and renders the page. */
  const goOn = () => {
    state.clearRefused();
    if (isDirty) void draft.save();
    canvas.retry();
  };
  const restore = (tree: readonly StoredNode[]) => {
    nodes.change([...tree]);
    onNext([]);
    publishing.close();
    notifications.show({ message: t('adminEditor:versions.restored'), color: 'green' });
  };
  const edited = { tree: nodes.tree, problems, place, sections, onChange: nodes.change };
  /** Texts change on the canvas immediately; everything else with the next render. */
  const changeSettings = (next: StoredNode, path: NodePath) => {
    const id = next.id ?? '';
    const before = textsIn(nodeAt(nodes.tree, path)?.settings, shownLanguage);
    const after = textsIn(next.settings, shownLanguage);
    canvas.show(id, (html) => retype(html, { before, after }));
    nodes.change(replaceNode(nodes.tree, path, next), `settings ${id}`);
  };
  const acts = useNodeActions({ nodes, place, sections, chosen, shownLanguage, onNext });
  const { undo, redo } = nodes;
  const looks = { leave: selection.leave, all: () => selection.pickAll(focusedRow()) };
  const shortcuts: Shortcuts = mayChange
    ? { ...acts, ...looks, undo, redo, save: publishing.save }
    : { ...NO_SHORTCUTS, ...looks, copy: acts.copy };
  useShortcuts(shortcuts, canvasWindow);
  return (
    <div className="editor">
      <Bar
        {...props}
        device={device}
        onDevice={setDevice}
        isDirty={isDirty}
        draft={draft.state}
        publishing={
          mayChange && publishing.state !== 'trashed' && interruption !== 'gone' ? publishing : null
        }
      />
      <Messages
        {...{ state, draft, interruption, title, labels, formatField }}
        {...{ problems, titleOf, tree: nodes.tree }}
        widgetOf={(id) => nodeBy(id)?.widget ?? ''}
        onSelect={pick}
      />
      <ScheduleDialog publishing={publishing} />
      <UnpublishDialog publishing={publishing} />
      <FindingsDialog publishing={publishing} titleOf={titleOf} onSelect={pick} />
      <PreviewLinkDialog
        publishing={publishing}
        document={nameOf(name)}
        saveDraft={async () => !isDirty || draft.save()}
      />
      <VersionsDialog
        {...{ name, address, shownLanguage, mayChange, tree: nodes.tree, version: base.version }}
        isOpen={publishing.dialog === 'versions'}
        onClose={publishing.close}
        width={WIDTHS[device]}
        onRestore={restore}
      />
      <SessionDialog document={nameOf(name)} isSignedOut={interruption === 'signed-out'} onSignedIn={goOn} />
      <p className="admin-hidden" role="status">
        {acts.announcement}
      </p>
      <p className="admin-hidden" role="status">
        {selection.announcement}
      </p>
      <LinkPlacesProvider tree={nodes.tree} place={place}>
        <div className="editor-body">
          <Side {...{ edited, acts, sections, selection, canvasWindow, mayChange }} />
          <NodeActionsProvider value={{ acts: mayChange ? acts : null, count: chosen.length }}>
            <Stage
              device={WIDTHS[device]}
              words={interruption === null ? canvas.words : null}
              onRetry={canvas.retry}
            />
          </NodeActionsProvider>
          <aside className="editor-settings" aria-label={t('adminEditor:settings.title')}>
            {chosen.length > 1 ? (
              <GroupPanel
                {...{ tree: nodes.tree, sections, acts, count: chosen.length }}
                onClose={() => pick(null)}
              />
            ) : (
              <Settings {...edited} onChange={changeSettings} selected={selection.lead} onSelect={pick} />
            )}
          </aside>
        </div>
      </LinkPlacesProvider>
    </div>
  );
}
