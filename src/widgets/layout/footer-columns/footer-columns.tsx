import type { ReactNode } from 'react';
import { type ElementAttributes, onElement } from '#views/style/element.ts';

type FooterColumnsProps = { element: ElementAttributes; slots: Readonly<Record<'content', ReactNode>> };

/** Columns of the footer; the company’s is wider. */
export function FooterColumns({ element, slots }: FooterColumnsProps) {
  return <div {...onElement('j-footer__top', element)}>{slots.content}</div>;
}
