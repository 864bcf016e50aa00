import type { ReactNode } from 'react';
import { type ElementAttributes, onElement } from '#views/style/element.ts';

type FooterLineProps = { element: ElementAttributes; slots: Readonly<Record<'content', ReactNode>> };

/** The last line of the footer. */
export function FooterLine({ element, slots }: FooterLineProps) {
  return <div {...onElement('j-footer__end', element)}>{slots.content}</div>;
}
