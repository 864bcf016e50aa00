import type { ReactNode } from 'react';

/** The nodes of a saved section; nothing where it is not published. */
export function SavedSection({ slots }: { slots: Readonly<Record<'content', ReactNode>> }) {
  return slots.content;
}
