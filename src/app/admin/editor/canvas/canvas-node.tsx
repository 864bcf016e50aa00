import type { SlotComponent } from '@puckeditor/core';
import { useMemo, useRef } from 'react';
import { useCanvasFacts } from './canvas-context.ts';
import { useInlineTexts } from './inline-texts/use-inline-texts.ts';
import { renderMarkup } from './markup.tsx';

type DragRef = ((element: Element | null) => void) | null;

/** The props that Puck passes to a node's component: drop zones by slot, and the ref for its element. */
export type CanvasNodeProps = Readonly<{ id: string; puck: { dragRef: DragRef } }> &
  Readonly<Record<string, unknown>>;

/** The placeholder of a node without markup. */
function Unprinted({ id, dragRef }: { id: string; dragRef: DragRef }) {
  const { wordsFor } = useCanvasFacts();
  return (
    <div ref={dragRef} className="canvas-unprinted">
      {wordsFor(id)}
    </div>
  );
}

/** The markup of a node; it is frozen while one of its texts is edited on the canvas. */
function useMarkup(id: string) {
  const { page } = useCanvasFacts();
  const printed = page?.nodes.get(id) ?? null;
  const shown = useRef(printed);
  const isTyping = useRef(false);
  if (!isTyping.current) shown.current = printed;
  const root = useInlineTexts({ id, html: shown.current, isTyping });
  return { html: shown.current, root };
}

/** The rendered markup of a node, with drop zones for its slots. */
export function CanvasNode({ id, puck: { dragRef }, ...slots }: CanvasNodeProps) {
  const { html, root } = useMarkup(id);
  // Puck passes new functions on each render; their output is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const element = useMemo(() => {
    if (html === null) return null;
    const zoneOf = (list: string) => {
      const slot = slots[list.slice(`${id}.`.length, -1)];
      return typeof slot === 'function' ? (slot as SlotComponent) : null;
    };
    const ref = (node: Element | null) => {
      root.current = node;
      dragRef?.(node);
    };
    return renderMarkup(html, { zoneOf, ref });
  }, [html, id, dragRef]);
  return element ?? <Unprinted id={id} dragRef={dragRef} />;
}
