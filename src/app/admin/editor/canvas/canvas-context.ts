import { createContext, useContext } from 'react';
import type { SettingText } from './inline-texts/texts.ts';
import type { CanvasPage } from './read-canvas.ts';

/** The content of the nodes on the canvas, and the handler of typed texts. */
export type CanvasFacts = Readonly<{
  /** Null until the page is rendered for the first time. */
  page: CanvasPage | null;
  /** The placeholder of a node that prints nothing. */
  wordsFor: (id: string) => string;
  /** The texts of a node's settings in the language of the page. */
  textsOf: (id: string) => readonly SettingText[];
  /** A text of a node was edited on the canvas. */
  onText: (id: string, path: string, text: string) => void;
  /** Receives the window of the canvas. */
  onWindow: (canvas: Window) => void;
  isReadOnly: boolean;
}>;

const Context = createContext<CanvasFacts | null>(null);

export const CanvasProvider = Context.Provider;

export function useCanvasFacts(): CanvasFacts {
  const facts = useContext(Context);
  if (facts === null) throw new Error('a node stands outside of the canvas');
  return facts;
}

/** Actions of the buttons at the selected nodes; null if the document is read-only. */
type NodeActions = Readonly<{
  acts: Readonly<Record<'up' | 'down' | 'duplicate' | 'remove', () => void>> | null;
  /** The number of selected nodes. */
  count: number;
}>;

const NodeActionsContext = createContext<NodeActions>({ acts: null, count: 0 });

export const NodeActionsProvider = NodeActionsContext.Provider;

export function useNodeButtons(): NodeActions {
  return useContext(NodeActionsContext);
}
