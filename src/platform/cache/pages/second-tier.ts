import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import type { Valkey } from '../../valkey/open-valkey.ts';
import { createFreshnessWatermark } from '../freshness-watermark.ts';
import type { CacheEntry, RenderedPage } from './cache-entry.ts';
import { compressBody } from './compressed-body.ts';

const unpack = promisify(gunzip);

/** In one call: a timestamp later than all earlier ones, and the entry of a key. */
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

type TierEntry = Readonly<{ moment: number; made: RenderedPage }>;

/** Serialised as head, line feed and the two compressed bodies; the identity body is restored from gzip. */
async function toBytes(
  { packed, headers, tags, untilMs, madeAtMs }: CacheEntry,
  moment: number,
): Promise<Buffer> {
  const { identity } = packed;
  const [br, gzip] = await Promise.all([
    packed.br ?? compressBody(identity, 'br'),
    packed.gzip ?? compressBody(identity, 'gzip'),
  ]);
  const words: z.input<typeof head> = {
    moment,
    madeAtMs,
    untilMs: Number.isFinite(untilMs) ? untilMs : null,
    tags: [...tags],
    headers: headers.map(([name, value]) => [name, value]),
    brBytes: br.length,
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(words)}\n`), br, gzip]);
}

/** @throws when the bytes are not an entry of this format */
async function parseBytes(bytes: Buffer): Promise<TierEntry> {
  const cut = bytes.indexOf(NEW_LINE);
  const { moment, brBytes, untilMs, ...rest } = head.parse(JSON.parse(bytes.subarray(0, cut).toString()));
  const br = bytes.subarray(cut + 1, cut + 1 + brBytes);
  const gzip = bytes.subarray(cut + 1 + brBytes);
  const identity = await unpack(gzip);
  return {
    moment,
    made: {
      ...rest,
      text: identity,
      untilMs: untilMs ?? Number.POSITIVE_INFINITY,
      packed: { br, gzip, identity },
      origin: 'taken',
    },
  };
}

type Options = Readonly<{
  valkey: Valkey;
  /** Key prefix, different for each shop and build. */
  space: string;
  nowMs: () => number;
  freshForMs: number;
}>;

/**
 * Pages of other processes, in Valkey. A page is used only when its render began after every invalidation of its
 * tags that this process received; it then equals a render here.
 */
export function createSecondTier({ valkey, space, nowMs, freshForMs }: Options) {
  const watermark = createFreshnessWatermark();
  const counts = { taken: 0, absent: 0, refused: 0, failed: 0, stored: 0 };
  const keyOf = (key: string) => `${space}:page:${key}`;

  async function ask(key: string): Promise<{ moment: number; bytes: Buffer | null }> {
    const requestedAt = watermark.begin();
    const answer = await valkey.ask((client) =>
      client.callBuffer('EVAL', LOOK, '2', `${space}:moment`, keyOf(key)),
    );
    const [header, bytes] = looked.parse(answer);
    const moment = Number(header.toString());
    watermark.answer(requestedAt, moment);
    return { moment, bytes };
  }

  valkey.onConnected(watermark.invalidateAll);

  async function find(bytes: Buffer | null): Promise<TierEntry | null> {
    return bytes === null ? null : parseBytes(bytes).catch(() => null);
  }

  function isGood({ moment, made }: TierEntry): boolean {
    return nowMs() < made.untilMs && watermark.accepts(moment, made.tags);
  }

  return {
    /** Returns another process's page, or renders it and records when the render began. */
    open: async (key: string, make: () => Promise<RenderedPage | null>): Promise<RenderedPage | null> => {
      const answer = await ask(key).catch(() => null);
      if (answer === null) {
        counts.failed += 1;
        return make();
      }
      const entry = await find(answer.bytes);
      if (entry !== null && isGood(entry)) {
        counts.taken += 1;
        return entry.made;
      }
      counts[entry === null ? 'absent' : 'refused'] += 1;
      const made = await make();
      return made === null ? null : { ...made, moment: answer.moment };
    },
    /** Shares a page with other processes, for as long as it is fresh. */
    save: (key: string, entry: CacheEntry): void => {
      const { moment } = entry;
      const forMs = Math.floor(Math.min(entry.untilMs - nowMs(), freshForMs));
      if (moment === undefined || forMs <= 0) return;
      toBytes(entry, moment)
        .then((bytes) => valkey.ask((client) => client.set(keyOf(key), bytes, 'PX', forMs)))
        .then(
          () => {
            counts.stored += 1;
          },
          () => undefined,
        );
    },
    /** Invalidates tags. */
    invalidate: watermark.invalidate,
    /** Invalidates everything. */
    invalidateAll: watermark.invalidateAll,
    figures: () => ({ ...counts, isUp: valkey.isUp() }),
  };
}

export type SecondTier = ReturnType<typeof createSecondTier>;
