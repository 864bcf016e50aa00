import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { memoizeText } from '#kernel/memoize.ts';
import { toUtf8 } from '#platform/text/to-utf8.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type Compressed = Exclude<Encoding, 'identity'>;

/** One body, in each encoding requested so far. */
export type CompressedBody = Readonly<{ identity: Buffer } & Partial<Record<Compressed, Buffer>>>;

/** For what may be sent once: a tenth more bytes in a third of the time. */
const QUICK_LEVEL = 1;
/** Longer bodies are compressed in the thread pool; for shorter ones handing them over would take longer. */
const LONGEST_AT_ONCE = 128 * 1024;
/** Fast enough for the first request to wait for. */
const FIRST_QUALITY = 8;
/** For frequently requested pages. */
const BEST_QUALITY = 10;
const GZIP_LEVEL = 6;

function brotliOptions(body: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    },
  };
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(body, brotliOptions(body, quality));
}

async function compressQuickly(body: Buffer, encoding: Compressed): Promise<Buffer> {
  return encoding === 'br'
    ? brotliCompressSync(body, brotliOptions(body, QUICK_LEVEL))
    : gzipSync(body, { level: QUICK_LEVEL });
}

export function compressBody(body: Buffer, encoding: Compressed): Promise<Buffer> {
  return encoding === 'br' ? brotli(body, FIRST_QUALITY) : toGzip(body, { level: GZIP_LEVEL });
}

/** The smallest Brotli form; too slow for a request to wait for. */
export function compressBest({ identity }: CompressedBody): Promise<Buffer> {
  return brotli(identity, BEST_QUALITY);
}

/** A body that may be sent more than once. */
export type CachedBody = Readonly<{
  /** Length without compression. */
  length: number;
  /** Compresses quickly for the first request of an encoding, and better for the second. */
  as: (encoding: Encoding) => Promise<Buffer>;
}>;

export function toCachedBody(text: string): CachedBody {
  const identity = toUtf8(text);
  const packed: Partial<Record<Compressed, Promise<Buffer>>> = {};
  const isLong = identity.length > LONGEST_AT_ONCE;
  const improved = new Set<Compressed>();
  /** Requests get the quick version until the better one is ready. */
  const improve = (encoding: Compressed) => {
    improved.add(encoding);
    const better = compressBody(identity, encoding);
    better.then(
      () => {
        packed[encoding] = better;
      },
      () => improved.delete(encoding),
    );
  };
  return {
    length: identity.length,
    as: async (encoding) => {
      if (encoding === 'identity') return identity;
      const known = packed[encoding];
      if (known !== undefined) {
        if (!isLong && !improved.has(encoding)) improve(encoding);
        return known;
      }
      const first = (isLong ? compressBody : compressQuickly)(identity, encoding);
      packed[encoding] = first;
      return first;
    },
  };
}

const MOST_HEADERS = 200;

function weightOf(offered: ReadonlyMap<string, number>, encoding: string): number {
  return offered.get(encoding) ?? offered.get('*') ?? 0;
}

function choose(header: string): Encoding {
  const offered = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  const [br, gz] = [weightOf(offered, 'br'), weightOf(offered, 'gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}

/** Clients send few different headers. */
const knownChoice = memoizeText(MOST_HEADERS, choose);

/** The best encoding for an `Accept-Encoding` header. */
export function encodingFor(header: string | undefined): Encoding {
  return header === undefined ? 'identity' : knownChoice(header);
}
