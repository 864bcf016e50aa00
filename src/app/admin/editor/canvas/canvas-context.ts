import { createContext, useContext } from 'react';
import type { SettingText } from './inline-texts/texts.ts';
import type { CanvasPage } from './read-canvas.ts';

/** What the nodes on the canvas show, and what is typed there. */
export type CanvasFacts = Readonly<{
  /** Null until the page came for the first time. */
  page: CanvasPage | null;
  /** What is said of a node that prints nothing. */
  wordsFor: (id: string) => string;
  /** The texts of a node's settings in the language of the page. */
  textsOf: (id: string) => readonly SettingText[];
  /** Somebody typed a text of a node on the page. */
  onText: (id: string, path: string, text: string) => void;
  /** Takes the window of the canvas. */
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

/** What the buttons at the chosen nodes do; null where nothing may be changed. */
type NodeActions = Readonly<{
  acts: Readonly<Record<'up' | 'down' | 'duplicate' | 'remove', () => void>> | null;
  /** How many nodes are chosen. */
  count: number;
}>;

const NodeActionsContext = createContext<NodeActions>({ acts: null, count: 0 });

export const NodeActionsProvider = NodeActionsContext.Provider;

export function useNodeButtons(): NodeActions {
  return useContext(NodeActionsContext);
}
