import { createHash } from 'node:crypto';
import { toUtf8 } from '#platform/text/to-utf8.ts';
import { type Compressed, type CompressedBody, ENCODINGS, type Encoding } from './compressed-body.ts';

/** A rendered page and its dependencies. */
export type RenderedPage = Readonly<{
  /** Its HTML, as text or in UTF-8. */
  text: string | Buffer;
  headers: readonly (readonly [name: string, value: string])[];
  tags: readonly string[];
  /** When it expires even without an invalidation. */
  untilMs: number;
  /** The URL names something that does not exist: sent, but not cached. */
  isMadeUp?: boolean;
  /**
   * The page has personal content. Only this fact is cached, so that requests render without waiting for each other.
   */
  isPersonal?: boolean;
  /** `taken`: rendered and compressed by another process; default: by this one. */
  origin?: 'taken';
  packed?: CompressedBody;
  madeAtMs?: number;
  /** When rendering began, in the timestamps that all processes share; omitted: unknown. */
  moment?: number;
}>;

/** A page ready to be sent. */
export type CacheEntry = Readonly<{
  headers: RenderedPage['headers'];
  tags: readonly string[];
  etag: string;
  untilMs: number;
  isMadeUp?: boolean;
  isPersonal?: boolean;
  madeAtMs: number;
  origin: 'made' | 'taken';
  moment?: number;
  /** Serialised headers per encoding. */
  heads: Partial<Record<Encoding | 'unchanged', string[]>>;
  /** Compressions that have begun. */
  packing: Partial<Record<Compressed, Promise<Buffer>>>;
}> & {
  packed: CompressedBody;
  /** From then on it is sent stale while it is revalidated. */
  freshUntilMs: number;
  uses: number;
};

const ETAG_LENGTH = 22;
/** Memory of a string: two bytes a character, and a header. */
const CHARACTER_BYTES = 2;
const STRING_BYTES = 32;
/** Headers are stored once plain and once per encoding. */
const COPIES = 4;

function etagOf(headers: RenderedPage['headers'], body: Buffer): string {
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url');
  return `W/"${digest.slice(0, ETAG_LENGTH)}"`;
}

export function toCacheEntry(
  made: RenderedPage,
  { nowMs, freshForMs }: { nowMs: number; freshForMs: number },
): CacheEntry {
  const { text, ...rest } = made;
  const madeAtMs = Math.min(nowMs, made.madeAtMs ?? nowMs);
  const body = typeof text === 'string' ? toUtf8(text) : text;
  return {
    ...rest,
    madeAtMs,
    origin: made.origin ?? 'made',
    freshUntilMs: Math.min(made.untilMs, madeAtMs + freshForMs),
    packed: made.packed ?? { identity: body },
    etag: etagOf(made.headers, body),
    heads: {},
    packing: {},
    uses: 0,
  };
}

/** Its approximate size in memory, in bytes. */
export function weightOf({ packed, headers, tags }: CacheEntry): number {
  const bodies = ENCODINGS.reduce((sum, encoding) => sum + (packed[encoding]?.length ?? 0), 0);
  const texts = [...headers.flat(), ...tags];
  return bodies + COPIES * texts.reduce((sum, text) => sum + CHARACTER_BYTES * text.length + STRING_BYTES, 0);
}
