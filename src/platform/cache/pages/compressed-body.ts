import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoizeText } from '#kernel/memoize.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One body in every encoding. */
export type CompressedBody = Record<Encoding, Buffer>;

/** Fast enough for the first request to wait for. */
const FIRST_QUALITY = 4;
/** For frequently requested pages. */
const BEST_QUALITY = 9;
const GZIP_LEVEL = 6;

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return toBrotli(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    },
  });
}

export async function compressBody(text: string | Buffer): Promise<CompressedBody> {
  const identity = typeof text === 'string' ? Buffer.from(text) : text;
  const [br, gz] = await Promise.all([
    brotli(identity, FIRST_QUALITY),
    toGzip(identity, { level: GZIP_LEVEL }),
  ]);
  return { identity, br, gzip: gz };
}

/** The smallest Brotli form; too slow for a request to wait for. */
export function compressBest({ identity }: CompressedBody): Promise<Buffer> {
  return brotli(identity, BEST_QUALITY);
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
