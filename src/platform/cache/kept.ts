import { createHash } from 'node:crypto';
import { ENCODINGS, type Encoding, type Packed, pack } from './packed.ts';

/** An answer as it was made, and what it was made of. */
export type Made = Readonly<{
  text: string;
  headers: readonly (readonly [name: string, value: string])[];
  tags: readonly string[];
  /** From then on it is wrong, whatever was told until then. */
  untilMs: number;
  /** Its address asks for something that is not there: it is sent, and not kept. */
  isMadeUp?: boolean;
  /** By another process, packed already; left out: by this one, now. */
  origin?: 'taken';
  packed?: Packed;
  madeAtMs?: number;
  /** When its making began, as all processes count moments; left out: nobody knows. */
  moment?: number;
}>;

/** An answer ready to be sent as often as anybody asks. */
export type Kept = Readonly<{
  headers: Made['headers'];
  tags: readonly string[];
  etag: string;
  untilMs: number;
  isMadeUp?: boolean;
  madeAtMs: number;
  origin: 'made' | 'taken';
  moment?: number;
  /** What a server makes of the headers for each encoding, once. */
  heads: Partial<Record<Encoding | 'unchanged', string[]>>;
}> & {
  packed: Packed;
  /** From then on it is made anew, while it is still sent. */
  freshUntilMs: number;
  uses: number;
};

const ETAG_LENGTH = 22;
/** A string in memory: its characters, and what stands around it. */
const CHARACTER_BYTES = 2;
const STRING_BYTES = 32;
/** Headers are kept as they are, and once for each encoding as they are sent. */
const COPIES = 4;

function etagOf({ text, headers }: Made): string {
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(text).digest('base64url');
  return `W/"${digest.slice(0, ETAG_LENGTH)}"`;
}

export async function toKept(
  made: Made,
  { nowMs, freshForMs }: { nowMs: number; freshForMs: number },
): Promise<Kept> {
  const { text, ...rest } = made;
  const madeAtMs = Math.min(nowMs, made.madeAtMs ?? nowMs);
  return {
    ...rest,
    madeAtMs,
    origin: made.origin ?? 'made',
    freshUntilMs: Math.min(made.untilMs, madeAtMs + freshForMs),
    packed: made.packed ?? (await pack(text)),
    etag: etagOf(made),
    heads: {},
    uses: 0,
  };
}

/** Bytes that it takes in memory, nearly. */
export function weightOf({ packed, headers, tags }: Kept): number {
  const bodies = ENCODINGS.reduce((sum, encoding) => sum + packed[encoding].length, 0);
  const texts = [...headers.flat(), ...tags];
  return bodies + COPIES * texts.reduce((sum, text) => sum + CHARACTER_BYTES * text.length + STRING_BYTES, 0);
}
