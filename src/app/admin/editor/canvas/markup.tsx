import type { SlotComponent } from '@puckeditor/core';
import parse, {
  attributesToProps,
  type DOMNode,
  domToReact,
  type HTMLReactParserOptions,
  Element as MarkupElement,
} from 'html-react-parser';
import { createElement, type ReactNode } from 'react';
import { ZONE, ZONE_ELEMENT } from './read-canvas.ts';
import { Zone } from './zone.tsx';

type MarkupOptions = Readonly<{
  /** Returns the drop zone of a list by name. */
  zoneOf: (list: string) => SlotComponent | null;
  /** Receives the outermost element. */
  ref?: ((element: Element | null) => void) | null;
}>;

function zoneIn({ name, attribs }: MarkupElement, zoneOf: MarkupOptions['zoneOf']): ReactNode {
  const { [ZONE]: list = '', ...attributes } = attribs;
  const Slot = zoneOf(list);
  if (Slot === null) return undefined;
  const isOwn = name !== ZONE_ELEMENT;
  return (
    <Zone Slot={Slot} tag={isOwn ? name : 'div'} attributes={isOwn ? attributesToProps(attributes) : {}} />
  );
}

/** Converts rendered markup to React elements, with drop zones in place of node lists. */
export function renderMarkup(html: string, { zoneOf, ref = null }: MarkupOptions): ReactNode {
  const options: HTMLReactParserOptions = {
    replace: (node) => {
      if (!(node instanceof MarkupElement)) return undefined;
      if (ZONE in node.attribs) return zoneIn(node, zoneOf) as ReturnType<typeof domToReact>;
      if (ref === null || node.parent !== null) return undefined;
      const children = domToReact(node.children as DOMNode[], options);
      return createElement(node.name, { ...attributesToProps(node.attribs), ref }, children);
    },
  };
  return parse(html, options);
}
