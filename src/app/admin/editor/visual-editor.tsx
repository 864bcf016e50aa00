import '@puckeditor/core/no-external.css';
import './editor.css';
import { Tabs } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Data, Puck } from '@puckeditor/core';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import type { ContentProblem } from '#kernel/document-tree.ts';
import type { Language } from '#kernel/language.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import { type EditedName, nameOf } from '#kernel/web/edited-document.ts';
import { useLanguage } from '#views/language/language.tsx';
import type { StoredNode } from '#widgets/tree/node.ts';
import { ConflictDialog, type FormatField } from '../parts/forms/conflict-dialog.tsx';
import { EarlierDraft } from '../parts/forms/earlier-draft.tsx';
import { type AdminFormState, RefusedAlert } from '../parts/forms/form.tsx';
import { LeaveWarning } from '../parts/forms/leave-warning.tsx';
import { ReadOnlyFields } from '../parts/forms/read-only.tsx';
import { useRights } from '../parts/use-rights.ts';
import { recordOf } from '../templates/content/inputs/read-value.ts';
import { nodeTitle, type SavedSection } from '../templates/content/node-words.ts';
import { type NodePath, nodeAt, replaceNode } from '../templates/content/tree-operations.ts';
import { type ShownProblem, useProblemWords } from '../templates/content/tree-problems.ts';
import { type CanvasFacts, CanvasProvider, NodeActsProvider } from './canvas/canvas-context.ts';
import { CanvasDocument } from './canvas/canvas-frame.tsx';
import { NodeButtons } from './canvas/node-buttons.tsx';
import { puckConfig } from './canvas/puck-config.tsx';
import { retype, textsIn, withText } from './canvas/texts.ts';
import { useCanvas } from './canvas/use-canvas.ts';
import { Bar } from './panels/bar.tsx';
import { Checks } from './panels/checks.tsx';
import { Insert } from './panels/insert.tsx';
import { Layers } from './panels/layers.tsx';
import { Settings } from './panels/settings.tsx';
import { Stage } from './panels/stage.tsx';
import { toItems } from './state/canvas-items.ts';
import { arrangementProblem, takeDropped } from './state/dropped-nodes.ts';
import { pathOf } from './state/node-path.ts';
import { canonical, treeOf, useCanvasSync, useSelect, useSelected } from './state/use-canvas-sync.ts';
import { useNodeActs } from './state/use-node-acts.ts';
import { type Shortcuts, useShortcuts } from './state/use-shortcuts.ts';
import { type EditedNodes, useTree } from './state/use-tree.ts';

/** Widths of the canvas, in px. Source: LY-01 */
const WIDTHS: Readonly<Record<DeviceMode, number>> = { desktop: 1440, tablet: 1024, mobile: 360 };

const PUCK_FRAME = { enabled: true, waitForStyles: false, syncHostStyles: false } as const;
const OVERRIDES = { iframe: CanvasDocument, actionBar: NodeButtons };
const DRAGGING = { behavior: 'static' } as const;

export type EditorDocument = Readonly<{
  name: EditedName;
  title: string;
  badge: ReactNode;
  /** The kind of document: `home`, `text`, or the place of a template. */
  place: string;
  backPath: string;
  sections: readonly SavedSection[];
  labels: Readonly<Record<string, string>>;
  formatField: FormatField;
}>;

type Values = Record<string, unknown> & { tree: unknown };
export type EditorState = AdminFormState<Values>;

type WorkspaceProps = EditorDocument & {
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

/** The problems that kept the document from being saved. */
function problemsIn({ refused }: EditorState): readonly ShownProblem[] {
  return (refused?.refusal.nodes ?? []) as readonly ContentProblem[] as readonly ShownProblem[];
}

const nothing = () => undefined;
const NO_SHORTCUTS: Shortcuts = {
  ...{ save: nothing, undo: nothing, redo: nothing, remove: nothing, duplicate: nothing },
  ...{ up: nothing, down: nothing, leave: nothing, copy: nothing, cut: nothing, paste: nothing },
};

function Workspace(props: WorkspaceProps) {
  const {
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
  const [device, setDevice] = useState<DeviceMode>('desktop');
  const mayChange = useRights().includes('content.change');
  const selected = useSelected();
  const select = useSelect();
  useCanvasSync({ tree: nodes.tree, ...next });
  const { form, save, isDirty, isBusy, refused, conflict, draft } = state;
  const edited = { tree: nodes.tree, problems, place, sections, onChange: nodes.change };
  /** Texts stand on the canvas at once; all else when the page is printed. */
  const changeSettings = (next: StoredNode, path: NodePath) => {
    const id = next.id ?? '';
    const before = textsIn(nodeAt(nodes.tree, path)?.settings, shownLanguage);
    const after = textsIn(next.settings, shownLanguage);
    canvas.show(id, (html) => retype(html, { before, after }));
    nodes.change(replaceNode(nodes.tree, path, next), `settings ${id}`);
  };
  const acts = useNodeActs({ nodes, place, sections, selected, onNext });
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
        onSave={mayChange ? saveNow : null}
      />
      <div className="editor-messages">
        <EarlierDraft draft={draft} isDirty={isDirty} onTake={form.setValues} />
        {refused === null || conflict !== null ? null : <RefusedAlert refused={refused} labels={labels} />}
        <ConflictDialog state={state} labels={labels} formatField={formatField} />
        <LeaveWarning isDirty={isDirty} />
      </div>
      <p className="admin-hidden" role="status">
        {acts.said}
      </p>
      <div className="editor-body">
        <aside className="editor-side" aria-label={t('adminEditor:side')}>
          <Tabs defaultValue={mayChange ? 'insert' : 'layers'} keepMounted={false}>
            <Tabs.List grow>
              {mayChange ? <Tabs.Tab value="insert">{t('adminEditor:insert.title')}</Tabs.Tab> : null}
              <Tabs.Tab value="layers">{t('adminEditor:layers.title')}</Tabs.Tab>
              <Tabs.Tab value="checks">{t('adminEditor:checks.title')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="insert" pt="sm">
              <Insert tree={nodes.tree} place={place} onAdd={acts.add} onInsert={acts.insert} />
            </Tabs.Panel>
            <Tabs.Panel value="layers" pt="sm">
              <Layers {...edited} selected={selected} onSelect={select} />
            </Tabs.Panel>
            <Tabs.Panel value="checks" pt="sm">
              <Checks tree={nodes.tree} sections={sections} canvasWindow={canvasWindow} onSelect={select} />
            </Tabs.Panel>
          </Tabs>
        </aside>
        <NodeActsProvider value={mayChange ? acts : null}>
          <Stage width={WIDTHS[device]} words={canvas.words} onRetry={canvas.retry} />
        </NodeActsProvider>
        <aside className="editor-settings" aria-label={t('adminEditor:settings.title')}>
          <Settings {...edited} onChange={changeSettings} selected={selected} onSelect={select} />
        </aside>
      </div>
    </div>
  );
}

type VisualEditorProps = EditorDocument & { state: EditorState };

/** The visual editor of a document: the page that shows it, and everything that can be changed of it. Source: BO-01, BO-05 */
export function VisualEditor(props: VisualEditorProps) {
  const { name, place, sections, state } = props;
  const { language } = useLanguage();
  const { sentence } = useProblemWords();
  const [shownLanguage, setShownLanguage] = useState<Language>(language);
  const [next, setNext] = useState<WorkspaceProps['next']>({ selected: undefined, revision: 0 });
  const [address, setAddress] = useState<string | null>(null);
  const [canvasWindow, setCanvasWindow] = useState<Window | null>(null);
  const mayChange = useRights().includes('content.change');
  const { form } = state;
  const nodes = useTree(form.values.tree, (tree) => form.setFieldValue('tree', tree));
  const { tree } = nodes;
  const canvas = useCanvas({
    language: shownLanguage,
    input: { document: nameOf(name), tree, address },
  });
  const config = useMemo(() => puckConfig(language), [language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Puck starts with it once
  const start = useMemo(() => ({ content: toItems(tree), root: { props: {} } }) as unknown as Data, []);
  const nodeBy = (id: string) => {
    const path = pathOf(tree, id);
    const node = path === null ? null : nodeAt(tree, path);
    return path === null || node === null ? null : { path, node };
  };
  const facts: CanvasFacts = {
    page: canvas.page,
    titleOf: (id) => {
      const found = nodeBy(id);
      return found === null ? '' : nodeTitle(found.node, { language, sections });
    },
    textsOf: (id) => textsIn(nodeBy(id)?.node.settings, shownLanguage),
    onText: (id, path, text) => {
      const found = nodeBy(id);
      if (found === null) return;
      const settings = recordOf(withText(found.node.settings, path, text));
      nodes.change(replaceNode(tree, found.path, { ...found.node, settings }), `text ${id} ${path}`);
    },
    onWindow: setCanvasWindow,
    isReadOnly: !mayChange,
  };
  const onNext = (selected: string | null | undefined) =>
    setNext(({ revision }) => ({ selected, revision: revision + 1 }));
  const takeCanvas = (data: Pick<Data, 'content'>) => {
    if (JSON.stringify(treeOf(data)) === canonical(tree)) return;
    const { tree: arranged, dropped } = takeDropped(treeOf(data));
    const problem = arrangementProblem(tree, arranged, place);
    if (problem !== null) {
      notifications.show({ color: 'red', message: sentence(problem) });
      onNext(undefined);
      return;
    }
    nodes.change(arranged);
    onNext(dropped ?? undefined);
  };
  const Fields = mayChange ? Fragment : ReadOnlyFields;
  return (
    <CanvasProvider value={facts}>
      <Fields>
        <Puck
          config={config}
          data={start}
          onChange={takeCanvas}
          iframe={PUCK_FRAME}
          overrides={OVERRIDES as never}
          dnd={DRAGGING}
          permissions={
            mayChange ? {} : { drag: false, duplicate: false, delete: false, insert: false, edit: false }
          }
        >
          <Workspace
            {...props}
            nodes={nodes}
            problems={problemsIn(state)}
            canvas={canvas}
            shownLanguage={shownLanguage}
            onLanguage={setShownLanguage}
            onShow={name.of === 'template' ? setAddress : null}
            next={next}
            canvasWindow={canvasWindow}
            onNext={onNext}
          />
        </Puck>
      </Fields>
    </CanvasProvider>
  );
}
