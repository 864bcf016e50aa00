import { createHash } from 'node:crypto';
import { type CompressedBody, compressBody, ENCODINGS, type Encoding } from './compressed-body.ts';

/** A rendered page and its dependencies. */
export type RenderedPage = Readonly<{
  text: string;
  headers: readonly (readonly [name: string, value: string])[];
  tags: readonly string[];
  /** It expires then, whatever was invalidated. */
  untilMs: number;
  /** Its address names something that does not exist: it is sent and not cached. */
  isMadeUp?: boolean;
  /** Rendered and compressed by another process; left out: by this one, now. */
  origin?: 'taken';
  packed?: CompressedBody;
  madeAtMs?: number;
  /** When its render began, in the timestamps that all processes share; left out: unknown. */
  moment?: number;
}>;

/** A page ready to be sent any number of times. */
export type CacheEntry = Readonly<{
  headers: RenderedPage['headers'];
  tags: readonly string[];
  etag: string;
  untilMs: number;
  isMadeUp?: boolean;
  madeAtMs: number;
  origin: 'made' | 'taken';
  moment?: number;
  /** The serialised headers for each encoding. */
  heads: Partial<Record<Encoding | 'unchanged', string[]>>;
}> & {
  packed: CompressedBody;
  /** It is revalidated then, while it is still sent. */
  freshUntilMs: number;
  uses: number;
};

const ETAG_LENGTH = 22;
/** A string in memory: its characters, and its header. */
const CHARACTER_BYTES = 2;
const STRING_BYTES = 32;
/** Headers are stored as they are, and once for each encoding as they are sent. */
const COPIES = 4;

function etagOf({ text, headers }: RenderedPage): string {
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(text).digest('base64url');
  return `W/"${digest.slice(0, ETAG_LENGTH)}"`;
}

export async function toCacheEntry(
  made: RenderedPage,
  { nowMs, freshForMs }: { nowMs: number; freshForMs: number },
): Promise<CacheEntry> {
  const { text, ...rest } = made;
  const madeAtMs = Math.min(nowMs, made.madeAtMs ?? nowMs);
  return {
    ...rest,
    madeAtMs,
    origin: made.origin ?? 'made',
    freshUntilMs: Math.min(made.untilMs, madeAtMs + freshForMs),
    packed: made.packed ?? (await compressBody(text)),
    etag: etagOf(made),
    heads: {},
    uses: 0,
  };
}

/** Its approximate size in memory, in bytes. */
export function weightOf({ packed, headers, tags }: CacheEntry): number {
  const bodies = ENCODINGS.reduce((sum, encoding) => sum + packed[encoding].length, 0);
  const texts = [...headers.flat(), ...tags];
  return bodies + COPIES * texts.reduce((sum, text) => sum + CHARACTER_BYTES * text.length + STRING_BYTES, 0);
}
