import type { SlotComponent } from '@puckeditor/core';
import { useMemo, useRef } from 'react';
import { useCanvasFacts } from './canvas-context.ts';
import { useInlineTexts } from './inline-texts/use-inline-texts.ts';
import { renderMarkup } from './markup.tsx';

type DragRef = ((element: Element | null) => void) | null;

/** What Puck gives the component of a node: its drop zones by slot, and where it takes its element. */
export type CanvasNodeProps = Readonly<{ id: string; puck: { dragRef: DragRef } }> &
  Readonly<Record<string, unknown>>;

/** A node that prints nothing, or nothing yet. */
function Unprinted({ id, dragRef }: { id: string; dragRef: DragRef }) {
  const { wordsFor } = useCanvasFacts();
  return (
    <div ref={dragRef} className="canvas-unprinted">
      {wordsFor(id)}
    </div>
  );
}

/** The markup of a node; while one of its texts is typed on the page, the one that it began with. */
function useMarkup(id: string) {
  const { page } = useCanvasFacts();
  const printed = page?.nodes.get(id) ?? null;
  const shown = useRef(printed);
  const isTyping = useRef(false);
  if (!isTyping.current) shown.current = printed;
  const root = useInlineTexts({ id, html: shown.current, isTyping });
  return { html: shown.current, root };
}

/** A node as the page prints it, with the nodes of its slots in their places. */
export function CanvasNode({ id, puck: { dragRef }, ...slots }: CanvasNodeProps) {
  const { html, root } = useMarkup(id);
  // Puck gives new functions with each rendering; what they show is the same.
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
