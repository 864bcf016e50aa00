import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { openDatabase } from '#platform/database/client.ts';
import { createSettings } from '#shop/settings';
import { agePages, isAged } from '../aged.ts';
import { expect, test } from '../shop.ts';
import { type Action, createRandom, makeActions, shrink } from './random-shopping.ts';
import { Shopper } from './shopper.ts';

/** So many in a test run; `npm run prove:cart` asks for ten thousand. */
const DEFAULT_ACTIONS = 60;
const PER_VISIT = 60;
const SHRINK_FOR_MS = 60_000;
const PER_ACTION_MS = 4000;

const total = Number(process.env.PROVE_ACTIONS ?? DEFAULT_ACTIONS);
const isProof = total > DEFAULT_ACTIONS;
/** A test run does the same each time; a proof does others. */
const seed = Number(process.env.PROVE_SEED ?? (isProof ? Date.now() % 1_000_000 : 1));

/** A new shopper does all of it. @returns what was wrong after which action, or null */
async function tryOut(browser: Browser, actions: readonly Action[]): Promise<string | null> {
  const baseURL = process.env.SHOP_URL ?? '';
  const context = await browser.newContext({ baseURL });
  if (isAged) await agePages(context);
  const shopper = await Shopper.enter(context, baseURL);
  try {
    for (const [at, action] of actions.entries()) {
      const wrong = await shopper.tryAction(action);
      if (wrong !== null) return `after action ${at}, ${JSON.stringify(action)}: ${wrong}`;
    }
    return null;
  } finally {
    await shopper.leave();
  }
}

/** Ten thousand actions are more than one address may do in a minute. */
async function liftLimits(): Promise<void> {
  const { db, close } = openDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 1 });
  const settings = createSettings({ db, clock: () => new Date() });
  for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress'] as const) await settings.set(key, 0);
  await close();
}

async function explain(browser: Browser, actions: readonly Action[], wrong: string): Promise<string> {
  const until = Date.now() + SHRINK_FOR_MS;
  const fails = async (some: readonly Action[]) =>
    Date.now() < until && (await tryOut(browser, some)) !== null;
  const fewest = await shrink(actions, fails);
  return [
    wrong,
    `seed ${seed}; ${fewest.length} actions are enough. Replay them from a file:`,
    'PROVE_LOG=<file> npm run prove:cart',
    JSON.stringify(fewest),
  ].join('\n');
}

test('MC-05 whatever three tabs do, count and total are the server’s within a second', async ({
  browser,
}) => {
  test.setTimeout(60_000 + total * PER_ACTION_MS + SHRINK_FOR_MS);
  if (isProof) await liftLimits();
  const log = process.env.PROVE_LOG;
  if (log !== undefined) {
    expect(await tryOut(browser, JSON.parse(await readFile(log, 'utf8')) as Action[])).toBeNull();
    return;
  }
  console.log(`seed ${seed}, ${total} actions (PROVE_SEED, PROVE_ACTIONS)`);
  const random = createRandom(seed);
  for (let done = 0; done < total; done += PER_VISIT) {
    const actions = makeActions(Math.min(PER_VISIT, total - done), random);
    const wrong = await tryOut(browser, actions);
    if (wrong !== null) throw new Error(await explain(browser, actions, wrong));
    if (isProof) console.log(`${done + actions.length} of ${total} actions`);
  }
});
