import type { CspSources } from '#kernel/web/csp-sources.ts';
import { type Insertion, splitAtInsertions } from '#widgets/tree/insertions.ts';
import type { Part } from '#widgets/tree/print/compose-blocks.ts';
import type { Printed } from './printed-page.ts';

/** Where an insertion stands: which of the objects that the page shows it is made of, and how. */
type Place = Readonly<{ at: readonly number[]; compose: Insertion['compose'] }>;

/** A printed page without the blocks in it. */
export type CachedDocument = Readonly<{
  texts: readonly Buffer[];
  places: readonly Place[];
  scripts: readonly string[];
  styles: readonly string[];
  sources: readonly CspSources[];
}>;

/** Documents by what they show. They depend on nothing else, so nothing drops them but a lack of memory. */
export type CachedDocuments = Readonly<{
  find: (key: string) => CachedDocument | null;
  /** Whether a document that was not found is to be kept: from its second request on. */
  isAdmitted: (key: string) => boolean;
  keep: (key: string, document: CachedDocument) => void;
}>;

/** A page as React printed it. */
export type PrintedApp = Readonly<{
  markup: string;
  insertions: readonly Insertion[];
  scripts: readonly string[];
  styles: readonly string[];
  sources: readonly CspSources[];
}>;

const byteLength = (part: Part) => (typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength);

function joined(parts: readonly Part[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + byteLength(part), 0));
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'string') at += bytes.write(part, at);
    else {
      bytes.set(part, at);
      at += part.byteLength;
    }
  }
  return bytes;
}

/** The page with what belongs between its texts. */
function filled(texts: readonly Part[], insertedAt: (index: number) => Part[]): Buffer {
  return joined(texts.flatMap((text, at) => (at === texts.length - 1 ? [text] : [text, ...insertedAt(at)])));
}

/** The page that React printed, with its insertions. */
export function toPrinted({ markup, insertions, ...inline }: PrintedApp): Printed {
  const { texts, places } = splitAtInsertions(markup);
  const insertedAt = (index: number): Part[] => {
    const { of, compose } = insertions[places[index] ?? 0] as Insertion;
    return compose(of);
  };
  return { body: filled(texts, insertedAt), ...inline };
}

/**
 * The page that React printed, to be kept without what is put into it.
 *
 * @param met the objects that it shows
 * @returns null when something else is put into it
 */
export function toCachedDocument(
  { markup, insertions, ...inline }: PrintedApp,
  met: readonly object[],
): CachedDocument | null {
  const { texts, places } = splitAtInsertions(markup);
  const numbers = new Map(met.map((one, at) => [one, at]));
  const kept = places.map((place): Place => {
    const { of, compose } = insertions[place] as Insertion;
    return { at: of.map((one) => numbers.get(one) ?? -1), compose };
  });
  if (kept.some(({ at }) => at.includes(-1))) return null;
  return { texts: texts.map((text) => Buffer.from(text)), places: kept, ...inline };
}

/** A kept document with the blocks that stand in it now. */
export function refill({ texts, places, ...inline }: CachedDocument, met: readonly object[]): Printed {
  const insertedAt = (index: number): Part[] => {
    const { at, compose } = places[index] as Place;
    return compose(at.map((one) => met[one] as object));
  };
  return { body: filled(texts, insertedAt), ...inline };
}

const PLACE_BYTES = 200;

/** Memory of a kept document, in bytes. */
export function bytesOfDocument({ texts, places }: CachedDocument): number {
  return texts.reduce((sum, text) => sum + text.byteLength, places.length * PLACE_BYTES);
}
