import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { type Counts, count, noCounts } from './judge.ts';
import { send, type Wanted } from './send.ts';
import type { Target } from './target.ts';

const CALLERS = 12;
const PAUSE_MS = 400;
const READY_WITHIN_MS = MINUTE_MS;

function load(productId: string): Wanted[] {
  const add = `product_id=${productId}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(add.length) };
  return [
    { method: 'POST', path: '/?wc-ajax=add_to_cart', headers: form, body: add },
    { method: 'GET', path: '/cart/', headers: {}, body: null },
    { method: 'GET', path: '/shop/?orderby=price', headers: {}, body: null },
    { method: 'GET', path: '/wp-json/jamra/v1/suggestions/?s=stick', headers: {}, body: null },
  ];
}

/** Callers that send requests without a pause until `stop` is called. */
function callers(target: Target, counts: Counts, productId: string) {
  let isOver = false;
  const wanted = load(productId);
  const caller = async (number: number) => {
    for (let at = number; !isOver; at += 1) {
      const one = wanted[at % wanted.length] ?? ask('/');
      count(counts, [one, await send(target.port, one)], true);
    }
  };
  const all = Promise.all(Array.from({ length: CALLERS }, (_, number) => caller(number)));
  return async () => {
    isOver = true;
    await all;
  };
}

function ask(path: string): Wanted {
  return { method: 'GET', path, headers: {}, body: null };
}

async function endConnections({ db }: Target): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()
  `.execute(db);
}

function killServer({ folder }: Target): void {
  const [pid] = readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/**
 * Ends every connection of the busy shop, then kills its PostgreSQL; in the meantime 503 is allowed.
 *
 * @param times how often connections are ended
 * @returns the answers; a fault if the shop does not recover
 */
export async function loseDatabase(
  target: Target,
  { productId, times }: { productId: string; times: number },
): Promise<Counts> {
  const counts = noCounts();
  const stop = callers(target, counts, productId);
  try {
    for (let time = 0; time < times; time += 1) {
      await wait(PAUSE_MS);
      await endConnections(target);
    }
    await wait(PAUSE_MS);
    killServer(target);
    await wait(2 * SECOND_MS);
  } finally {
    await stop();
  }
  await target.untilReady(READY_WITHIN_MS).catch((error: Error) => counts.faults.push(error.message));
  for (const one of load(productId)) count(counts, [one, await send(target.port, one)]);
  return counts;
}
