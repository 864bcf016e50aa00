import '@puckeditor/core/no-external.css';
import './editor.css';
import { notifications } from '@mantine/notifications';
import { type Data, Puck } from '@puckeditor/core';
import { Fragment, useMemo, useState } from 'react';
import { nameOf } from '#kernel/editing/edited-document.ts';
import type { ShownVisitor } from '#kernel/editing/shown-visitor.ts';
import type { Language } from '#kernel/language.ts';
import type { ContentProblem } from '#kernel/tree/document-tree.ts';
import { useLanguage } from '#views/language/language.tsx';
import { widgets } from '#widgets/index.ts';
import { understandNode } from '#widgets/tree/understand-node.ts';
import { isSame } from '../parts/forms/differences.ts';
import { ReadOnlyFields } from '../parts/forms/read-only.tsx';
import { useRights } from '../parts/use-rights.ts';
import { recordOf } from '../templates/content/inputs/read-value.ts';
import { nodeTitle } from '../templates/content/node-words.ts';
import { nodeAt, replaceNode } from '../templates/content/tree-operations.ts';
import { type ShownProblem, useProblemWords } from '../templates/content/tree-problems.ts';
import { type CanvasFacts, CanvasProvider } from './canvas/canvas-context.ts';
import { CanvasDocument } from './canvas/canvas-frame.tsx';
import { textsIn, withText } from './canvas/inline-texts/texts.ts';
import { NodeButtons } from './canvas/node-buttons.tsx';
import { puckConfig } from './canvas/puck-config.tsx';
import { useCanvas } from './canvas/use-canvas.ts';
import type { EditorDocument, EditorState } from './editor-document.ts';
import { toItems } from './state/canvas-items.ts';
import { arrangementProblem, takeDropped } from './state/dropped-nodes.ts';
import { pathOf } from './state/node-path.ts';
import { canonical, treeOf } from './state/use-canvas-sync.ts';
import { useTree } from './state/use-tree.ts';
import { Workspace, type WorkspaceProps } from './workspace.tsx';

const PUCK_FRAME = { enabled: true, waitForStyles: false, syncHostStyles: false } as const;
const OVERRIDES = { iframe: CanvasDocument, actionBar: NodeButtons };
const DRAGGING = { behavior: 'static' } as const;

/** The problems of a refused save. */
function problemsIn({ refused }: EditorState): readonly ShownProblem[] {
  return (refused?.refusal.nodes ?? []) as readonly ContentProblem[] as readonly ShownProblem[];
}

type VisualEditorProps = EditorDocument & { state: EditorState };

/** The visual editor of a document, on the page that shows it. Source: BO-01, BO-05 */
export function VisualEditor(props: VisualEditorProps) {
  const { name, place, sections, state } = props;
  const { t, language } = useLanguage();
  const { sentence } = useProblemWords();
  const [shownLanguage, setShownLanguage] = useState<Language>(language);
  const [next, setNext] = useState<WorkspaceProps['next']>({ chosen: undefined, revision: 0 });
  const [address, setAddress] = useState<string | null>(null);
  const [visitor, setVisitor] = useState<ShownVisitor>('guest');
  const [canvasWindow, setCanvasWindow] = useState<Window | null>(null);
  const mayChange = useRights().includes('content.change');
  const { form } = state;
  const nodes = useTree(form.values.tree, (tree) => form.setFieldValue('tree', tree));
  const { tree } = nodes;
  const canvas = useCanvas({
    language: shownLanguage,
    input: { document: nameOf(name), tree, address, visitor },
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
    wordsFor: (id) => {
      const place = nodeBy(id);
      if (place === null) return '';
      const name = nodeTitle(place.node, { language, sections });
      const understood = understandNode(place.node);
      const [problem] = understood.ok ? [] : understood.problems;
      if (problem === undefined) return t('adminEditor:canvas.unprinted', { name });
      return `${name}: ${sentence({ node: id, ...problem }, widgets.get(place.node.widget))}`;
    },
    textsOf: (id) => textsIn(nodeBy(id)?.node.settings, shownLanguage),
    onText: (id, path, text) => {
      const place = nodeBy(id);
      if (place === null) return;
      const settings = recordOf(withText(place.node.settings, path, text));
      // An unchanged text must not become a step, and must not undo a move of its node.
      if (isSame(settings, place.node.settings)) return;
      nodes.change(replaceNode(tree, place.path, { ...place.node, settings }), `text ${id} ${path}`);
    },
    onWindow: setCanvasWindow,
    isReadOnly: !mayChange,
  };
  const onNext = (chosen: readonly string[] | undefined) =>
    setNext(({ revision }) => ({ chosen, revision: revision + 1 }));
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
    onNext(dropped === null ? undefined : [dropped]);
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
            address={address}
            visitor={visitor}
            onVisitor={setVisitor}
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
