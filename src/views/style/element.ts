import type { HTMLAttributes } from 'react';
import { join } from './join.ts';

/** Attributes of a block's element: its id for URLs, device modes, spacing, class names. */
export type ElementAttributes = HTMLAttributes<HTMLElement>;

/** Adds classes to the attributes of an element. */
export function onElement(className: string, element: ElementAttributes = {}): ElementAttributes {
  return { ...element, className: join(className, element.className) };
}
