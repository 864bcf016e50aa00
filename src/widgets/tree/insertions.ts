import { createContext, useContext } from 'react';
import type { Part } from './print/compose-blocks.ts';

/** Markup that was printed before, and how it is put together for its place on the page. */
export type Insertion = Readonly<{
  /** Printed blocks or markup. */
  of: readonly object[];
  /** Must not refer to `of`, so that it can be cached without it. */
  compose: (of: readonly object[]) => Part[];
}>;

/** Marks the place of an insertion; content cannot guess it. */
const MARK = crypto.randomUUID();

const Insertions = createContext<Insertion[] | null>(null);

/**
 * Collects insertions, which are added to the page after it is printed; without the provider they are printed at once.
 */
export const InsertionsProvider = Insertions.Provider;

const decoder = new TextDecoder();

/** The text of markup that was put together. */
export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : decoder.decode(part))).join('');
}

/** For `dangerouslySetInnerHTML`: the markup, or a mark of its place. */
export function useInsertion(insertion: Insertion): { __html: string } {
  const insertions = useContext(Insertions);
  if (insertions === null) return { __html: textOf(insertion.compose(insertion.of)) };
  insertions.push(insertion);
  return { __html: `${MARK}${insertions.length - 1};` };
}

/** A printed page split at its insertions: texts, and between two of them the insertion at that place. */
export function splitAtInsertions(markup: string): { texts: string[]; places: number[] } {
  const [first = '', ...rest] = markup.split(MARK);
  const ends = rest.map((piece) => piece.indexOf(';'));
  return {
    texts: [first, ...rest.map((piece, at) => piece.slice((ends[at] ?? 0) + 1))],
    places: rest.map((piece, at) => Number(piece.slice(0, ends[at]))),
  };
}
