import type { CspSources } from '#kernel/web/csp-sources.ts';
import { toUtf8 } from '#platform/text/to-utf8.ts';
import { type Insertion, splitAtInsertions } from '#widgets/tree/insertions.ts';
import type { Part } from '#widgets/tree/print/compose-blocks.ts';
import type { Printed } from './printed-page.ts';

/** An insertion of a cached page: `at` are indexes of the shown objects that `compose` prints. */
type Place = Readonly<{ at: readonly number[]; compose: Insertion['compose'] }>;

/** A rendered page without its insertions. */
export type CachedDocument = Readonly<{
  texts: readonly Buffer[];
  places: readonly Place[];
  scripts: readonly string[];
  styles: readonly string[];
  sources: readonly CspSources[];
}>;

/** Cached pages by fingerprint. An entry depends on nothing but its key, so it is only evicted for lack of memory. */
export type CachedDocuments = Readonly<{
  find: (key: string) => CachedDocument | null;
  /** Whether to store a page that was not found: from its second request on. */
  isAdmitted: (key: string) => boolean;
  save: (key: string, document: CachedDocument) => void;
}>;

/** A page as rendered by React, with its insertions apart. */
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

/** Joins the texts of a page with its insertions. */
function filled(texts: readonly Part[], insertedAt: (index: number) => Part[]): Buffer {
  return joined(texts.flatMap((text, at) => (at === texts.length - 1 ? [text] : [text, ...insertedAt(at)])));
}

/** The complete page: React's markup with its insertions. */
export function toPrinted({ markup, insertions, ...inline }: PrintedApp): Printed {
  const { texts, places } = splitAtInsertions(markup);
  const insertedAt = (index: number): Part[] => {
    const { of, compose } = insertions[places[index] ?? 0] as Insertion;
    return compose(of);
  };
  return { body: filled(texts, insertedAt), ...inline };
}

/**
 * The cacheable form of a page: its markup without insertions.
 *
 * @param met the objects that the page shows
 * @returns null if an insertion prints other objects
 */
export function toCachedDocument(
  { markup, insertions, ...inline }: PrintedApp,
  met: readonly object[],
): CachedDocument | null {
  const { texts, places } = splitAtInsertions(markup);
  const numbers = new Map(met.map((one, at) => [one, at]));
  const cached = places.map((place): Place => {
    const { of, compose } = insertions[place] as Insertion;
    return { at: of.map((one) => numbers.get(one) ?? -1), compose };
  });
  if (cached.some(({ at }) => at.includes(-1))) return null;
  return { texts: texts.map(toUtf8), places: cached, ...inline };
}

/** A cached page with its current insertions; `met` are the objects that it shows now. */
export function refill({ texts, places, ...inline }: CachedDocument, met: readonly object[]): Printed {
  const insertedAt = (index: number): Part[] => {
    const { at, compose } = places[index] as Place;
    return compose(at.map((one) => met[one] as object));
  };
  return { body: filled(texts, insertedAt), ...inline };
}

const PLACE_BYTES = 200;

/** The memory of a cached page, in bytes. */
export function bytesOfDocument({ texts, places }: CachedDocument): number {
  return texts.reduce((sum, text) => sum + text.byteLength, places.length * PLACE_BYTES);
}
