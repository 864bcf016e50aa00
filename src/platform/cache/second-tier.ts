import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import type { Valkey } from '../valkey/open-valkey.ts';
import { createHorizon } from './horizon.ts';
import type { Kept, Made } from './kept.ts';

const unpack = promisify(gunzip);

/** One moment after every other that any process was given, and what lies under a key: in one question. */
const LOOK = `
  local now = redis.call('TIME')
  local micros = now[1] * 1000000 + now[2]
  local last = tonumber(redis.call('GET', KEYS[1]) or '0')
  local moment = string.format('%.0f', math.max(last + 1, micros))
  redis.call('SET', KEYS[1], moment)
  return {moment, redis.call('GET', KEYS[2])}
`;

const head = z.object({
  moment: z.number(),
  madeAtMs: z.number(),
  untilMs: z.number().nullable(),
  tags: z.array(z.string()),
  headers: z.array(z.tuple([z.string(), z.string()])),
  brBytes: z.number().int().nonnegative(),
});
const looked = z.tuple([z.instanceof(Buffer), z.instanceof(Buffer).nullable()]);
const NEW_LINE = 10;

type Found = Readonly<{ moment: number; made: Made }>;

/** Head, a line's end, and the two packed bodies; the third is unpacked again. */
function toBytes({ packed, headers, tags, untilMs, madeAtMs }: Kept, moment: number): Buffer {
  const words: z.input<typeof head> = {
    moment,
    madeAtMs,
    untilMs: Number.isFinite(untilMs) ? untilMs : null,
    tags: [...tags],
    headers: headers.map(([name, value]) => [name, value]),
    brBytes: packed.br.length,
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(words)}\n`), packed.br, packed.gzip]);
}

/** @throws when it is none of ours */
async function parseBytes(bytes: Buffer): Promise<Found> {
  const cut = bytes.indexOf(NEW_LINE);
  const { moment, brBytes, untilMs, ...rest } = head.parse(JSON.parse(bytes.subarray(0, cut).toString()));
  const br = bytes.subarray(cut + 1, cut + 1 + brBytes);
  const gzip = bytes.subarray(cut + 1 + brBytes);
  const identity = await unpack(gzip);
  return {
    moment,
    made: {
      ...rest,
      text: identity.toString(),
      untilMs: untilMs ?? Number.POSITIVE_INFINITY,
      packed: { br, gzip, identity },
      origin: 'taken',
    },
  };
}

type Options = Readonly<{
  valkey: Valkey;
  /** Begins all keys: pages of another shop, or of another build, are none of ours. */
  space: string;
  nowMs: () => number;
  freshForMs: number;
}>;

/**
 * Pages that other processes made. What lies there is taken only when its making began after everything that this
 * process was told of it; so it holds exactly what a page made here would hold.
 */
export function createSecondTier({ valkey, space, nowMs, freshForMs }: Options) {
  const horizon = createHorizon();
  const counts = { taken: 0, absent: 0, refused: 0, failed: 0, stored: 0 };
  const keyOf = (key: string) => `${space}:page:${key}`;

  async function ask(key: string): Promise<{ moment: number; bytes: Buffer | null }> {
    const asked = horizon.ask();
    const answer = await valkey.ask((client) =>
      client.callBuffer('EVAL', LOOK, '2', `${space}:moment`, keyOf(key)),
    );
    const [said, bytes] = looked.parse(answer);
    const moment = Number(said.toString());
    horizon.answer(asked, moment);
    return { moment, bytes };
  }

  valkey.onConnected(horizon.tellAll);

  async function find(bytes: Buffer | null): Promise<Found | null> {
    return bytes === null ? null : parseBytes(bytes).catch(() => null);
  }

  function isGood({ moment, made }: Found): boolean {
    return nowMs() < made.untilMs && horizon.accepts(moment, made.tags);
  }

  return {
    /** Takes what another process made, else makes it, and notes when that began. */
    open: async (key: string, make: () => Promise<Made | null>): Promise<Made | null> => {
      const answer = await ask(key).catch(() => null);
      if (answer === null) {
        counts.failed += 1;
        return make();
      }
      const found = await find(answer.bytes);
      if (found !== null && isGood(found)) {
        counts.taken += 1;
        return found.made;
      }
      counts[found === null ? 'absent' : 'refused'] += 1;
      const made = await make();
      return made === null ? null : { ...made, moment: answer.moment };
    },
    /** Leaves a page for the others, for as long as it is fresh. */
    keep: (key: string, kept: Kept): void => {
      const { moment } = kept;
      const forMs = Math.floor(Math.min(kept.untilMs - nowMs(), freshForMs));
      if (moment === undefined || forMs <= 0) return;
      valkey
        .ask((client) => client.set(keyOf(key), toBytes(kept, moment), 'PX', forMs))
        .then(
          () => {
            counts.stored += 1;
          },
          () => undefined,
        );
    },
    /** Something has changed. */
    tell: horizon.tell,
    /** Anything may have changed: nothing that was made until now is taken. */
    tellAll: horizon.tellAll,
    figures: () => ({ ...counts, isUp: valkey.isUp() }),
  };
}

export type SecondTier = ReturnType<typeof createSecondTier>;
