import type { ReactNode } from 'react';
import type { OutlineEntry } from '#shop/content';
import { hasOutline, Outline } from '#views/content-page/outline.tsx';

/** The table of contents: open on wide screens, collapsed on narrow ones; null for a text without enough headings. */
export function outlinePart(entries: readonly OutlineEntry[]): ReactNode {
  if (!hasOutline(entries)) return null;
  return (
    <>
      <div className="j-article__side">
        <Outline entries={entries} place="side" />
      </div>
      <Outline entries={entries} place="fold" />
    </>
  );
}
