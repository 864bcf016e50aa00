import type { ReactNode } from 'react';
import { type ElementAttributes, onElement } from '#views/style/element.ts';

type HeaderRowProps = { element: ElementAttributes; slots: Readonly<Record<'start' | 'end', ReactNode>> };

/** A row of the header; the `end` slot is at its end. */
export function HeaderRow({ element, slots }: HeaderRowProps) {
  return (
    <div {...onElement('j-wrap j-header__in', element)}>
      {slots.start}
      <div className="j-header__acts">{slots.end}</div>
    </div>
  );
}
