import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { loseDatabase } from './database-loss.ts';
import { forgeWebhooks } from './forged-webhooks.ts';
import { fillDisk } from './full-disk.ts';
import { invalidRequests, type Known } from './invalid-requests.ts';
import { type Counts, count, noCounts, printCounts } from './judge.ts';
import { killCommands } from './killed-commands.ts';
import { sendMalformed } from './malformed.ts';
import { poisonCache } from './poisoning.ts';
import { forEachAtOnce, send, type Wanted } from './send.ts';
import { sendSlowly } from './slow-bodies.ts';
import { staffCalls } from './staff-calls.ts';
import { openTarget, type Target } from './target.ts';
import { uploadBadly } from './uploads.ts';
import { gatherKnown, shopBeside, staffCookies } from './visitors.ts';

/** `npm run prove:attack` sends sixty thousand. */
const REQUESTS = Number(process.env.PROVE_REQUESTS ?? 600);
const SEED = Number(process.env.PROVE_SEED ?? 20_261_123);
/** The whole campaign takes long; `npm test` sends a part of it. */
const IS_WHOLE = process.env.PROVE_REQUESTS !== undefined;
/** Only root may mount the small file system. */
const MAY_MOUNT = process.getuid?.() === 0;
const STAFF_CALLS = Math.ceil(REQUESTS * 0.3);
const CHUNK = 500;
const WARM_UP_REQUESTS = IS_WHOLE ? 4000 : CHUNK;
const LIMIT_MS = 60 * MINUTE_MS;

let target: Target;
let known: Known;
let beforeMb = 0;

async function sendAll(name: string, many: number, make: (many: number, seed: number) => Wanted[]) {
  const counts = noCounts();
  for (let sent = 0; sent < many; sent += CHUNK) {
    const wanted = make(Math.min(CHUNK, many - sent), SEED + sent);
    await forEachAtOnce(wanted, async (one) => count(counts, [one, await send(target.port, one)]));
  }
  printCounts(name, counts);
  return counts;
}

/**
 * Sends some of the campaign: compiled code and caches grow with each new kind of request and level off, so memory is
 * compared from there.
 */
async function warmUp(): Promise<void> {
  const cookies = await staffCookies(shopBeside(target));
  const first = [
    ...invalidRequests(known, { many: WARM_UP_REQUESTS, seed: SEED - 1 }),
    ...staffCalls(cookies, { many: Math.ceil(WARM_UP_REQUESTS * 0.3), seed: SEED - 1 }),
  ];
  await forEachAtOnce(first, async (one) => void (await send(target.port, one)));
}

beforeAll(async () => {
  target = await openTarget();
  known = await gatherKnown(target, shopBeside(target));
  await warmUp();
  beforeMb = await target.cachedMb();
}, LIMIT_MS);

afterAll(async () => {
  if (IS_WHOLE && !MAY_MOUNT)
    process.stdout.write('full disk: left out, since only root may mount a file system\n');
  await target?.close();
}, MINUTE_MS);

describe('wrong requests', () => {
  it(
    'SV-01 no request to any page or call makes a fault',
    async () => {
      const { faults } = await sendAll('wrong requests', REQUESTS, (many, seed) =>
        invalidRequests(known, { many, seed }),
      );
      expect(faults).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'RO-03 no admin action makes a fault, whatever it is sent by whichever role',
    async () => {
      const cookies = await staffCookies(shopBeside(target));
      const { faults } = await sendAll('admin actions', STAFF_CALLS, (many, seed) =>
        staffCalls(cookies, { many, seed }),
      );
      expect(faults).toEqual([]);
    },
    LIMIT_MS,
  );
});

/** Prints the counts of one campaign. @returns its faults */
function report(name: string, counts: Counts): string[] {
  printCounts(name, counts);
  return counts.faults;
}

describe('wrong connections', () => {
  it(
    'SV-01 bytes that are no HTTP are refused',
    async () => {
      expect(report('malformed', await sendMalformed(target))).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'slow bodies block no other requests, and the shop closes them',
    async () => {
      const forMs = IS_WHOLE ? 3 * MINUTE_MS : 3 * SECOND_MS;
      const { opened, closed, wasAnswered } = await sendSlowly(target, { many: 60, forMs });
      process.stdout.write(`slow bodies: ${opened} opened, ${closed} closed by the shop\n`);
      expect(wasAnswered).toBe(true);
      if (IS_WHOLE) expect(closed).toBe(opened);
    },
    LIMIT_MS,
  );

  it(
    'false and endless uploads are refused',
    async () => {
      const cookies = await staffCookies(shopBeside(target));
      const counts = await uploadBadly(target, {
        productId: known.ids[0] ?? '',
        cookies,
        rounds: IS_WHOLE ? 10 : 1,
      });
      expect(report('uploads', counts)).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('forged input', () => {
  it(
    'PM-05 forged webhooks move no money',
    async () => {
      expect(report('forged webhooks', await forgeWebhooks(target))).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'SV-05 no header poisons a cached page',
    async () => {
      expect(report('cache poisoning', await poisonCache(target))).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('outages', () => {
  it(
    'the shop outlives its database',
    async () => {
      const times = IS_WHOLE ? 20 : 3;
      const counts = await loseDatabase(target, { productId: known.ids[0] ?? '', times });
      expect(report('lost database', counts)).toEqual([]);
    },
    LIMIT_MS,
  );

  it.runIf(IS_WHOLE)(
    'killed imports, backups and restores lose nothing',
    async () => {
      expect(await killCommands(target, [900, 1500, 2500])).toEqual([]);
    },
    LIMIT_MS,
  );

  it.runIf(IS_WHOLE && MAY_MOUNT)(
    'a full disk loses nothing',
    async () => {
      expect(report('full disk', await fillDisk())).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('final state', () => {
  it(
    'the shop still runs, and its memory is back to within a fifth',
    async () => {
      expect(target.isAlive()).toBe(true);
      await target.untilReady(30 * SECOND_MS);
      const afterMb = await target.cachedMb();
      process.stdout.write(`memory: ${Math.round(beforeMb)} MB before, ${Math.round(afterMb)} MB after\n`);
      expect(afterMb / beforeMb).toBeLessThanOrEqual(1.2);
    },
    LIMIT_MS,
  );
});
