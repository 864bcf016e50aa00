import type { HTMLAttributes } from 'react';
import { join } from './join.ts';

/** Attributes by which a block's own element is known and set: its id for URLs, device modes, space, class names. */
export type ElementAttributes = HTMLAttributes<HTMLElement>;

/** Adds classes to the attributes of an element. */
export function onElement(className: string, element: ElementAttributes = {}): ElementAttributes {
  return { ...element, className: join(className, element.className) };
}
