import { registerOverlayPortal } from '@puckeditor/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useSelect } from '../../state/use-canvas-sync.ts';
import { useCanvasFacts } from '../canvas-context.ts';
import { textElements } from './texts.ts';

type Node = Readonly<{
  id: string;
  /** The node's markup; null without one. */
  html: string | null;
  /** Whether one of its texts has the focus. */
  isTyping: RefObject<boolean>;
}>;

/**
 * Makes the texts of a node editable on the canvas: those that an element shows unchanged.
 *
 * @returns a ref for the node's element
 */
export function useInlineTexts({ id, html, isTyping }: Node) {
  const { textsOf, onText, isReadOnly } = useCanvasFacts();
  const root = useRef<Element | null>(null);
  const select = useSelect();
  const latest = useRef({ textsOf, onText, select });
  useEffect(() => {
    latest.current = { textsOf, onText, select };
  });
  useEffect(() => {
    const { current: node } = root;
    if (node === null || html === null || isReadOnly) return;
    const stops = [...textElements(node, latest.current.textsOf(id))].map(([element, path]) => {
      const type = () => latest.current.onText(id, path, element.textContent ?? '');
      const enter = () => {
        isTyping.current = true;
        latest.current.select(id);
      };
      const leave = () => {
        isTyping.current = false;
        latest.current.onText(id, path, element.textContent ?? '');
      };
      // A text has one line; Escape and Enter end editing.
      const press = (event: Event) => {
        event.stopPropagation();
        const { key } = event as KeyboardEvent;
        if (key !== 'Enter' && key !== 'Escape') return;
        event.preventDefault();
        (element as HTMLElement).blur();
      };
      element.setAttribute('data-text', path);
      element.setAttribute('contenteditable', 'plaintext-only');
      const close = registerOverlayPortal(element as HTMLElement, { disableDragOnFocus: true });
      // Puck would clear the selection of the node.
      const click = (event: Event) => event.stopPropagation();
      const listeners = { input: type, focus: enter, blur: leave, keydown: press, click };
      for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
      return () => {
        for (const [event, listener] of Object.entries(listeners))
          element.removeEventListener(event, listener);
        element.removeAttribute('data-text');
        element.removeAttribute('contenteditable');
        close?.();
      };
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, html, isReadOnly, isTyping]);
  return root;
}
