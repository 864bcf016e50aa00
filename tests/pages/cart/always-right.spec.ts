import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { createSettings } from '#shop/settings';
import { agePages, isAged } from '../aged.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { type Action, createRandom, makeActions, shrink } from './random-shopping.ts';
import { Shopper } from './shopper.ts';

/** The actions of a test run; `npm run prove:cart` does ten thousand. */
const DEFAULT_ACTIONS = 15;
const PER_VISIT = 60;
const SHRINK_FOR_MS = 60_000;
const PER_ACTION_MS = 4000;
const SMALL_WINDOW = { width: 800, height: 600 };
/** Concurrent shoppers of a proof, each with tabs of their own. */
const SHOPPERS_AT_ONCE = 2;

const total = Number(process.env.PROVE_ACTIONS ?? DEFAULT_ACTIONS);
const isProof = total > DEFAULT_ACTIONS;
/** Test runs have a fixed seed, proofs a random one. */
const seed = Number(process.env.PROVE_SEED ?? (isProof ? Date.now() % 1_000_000 : 1));

/** A new shopper does all actions. @returns the first fault with its action, or null */
async function tryOut(browser: Browser, actions: readonly Action[]): Promise<string | null> {
  const baseURL = process.env.SHOP_URL ?? '';
  // The cart does not depend on the window's size, and painting takes most of the time.
  const context = await browser.newContext({ baseURL, viewport: SMALL_WINDOW });
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

/** Ten thousand actions exceed the rate limit of one address. */
function liftLimits(): Promise<void> {
  return withDatabase(async (db) => {
    const settings = createSettings({ db, clock: () => new Date(), raise: async () => undefined });
    for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress'] as const) await settings.set(key, 0);
  });
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

type Failure = { actions: readonly Action[]; wrong: string };

function report(done: number): void {
  if (isProof) console.log(`${done} of ${total} actions`);
}

test(
  'MC-05 count and total match the server within a second, whatever three tabs do',
  PROOF,
  async ({ browser }) => {
    test.setTimeout(60_000 + total * PER_ACTION_MS + SHRINK_FOR_MS);
    if (isProof) await liftLimits();
    const log = process.env.PROVE_LOG;
    if (log !== undefined) {
      expect(await tryOut(browser, JSON.parse(await readFile(log, 'utf8')) as Action[])).toBeNull();
      return;
    }
    console.log(`seed ${seed}, ${total} actions (PROVE_SEED, PROVE_ACTIONS)`);
    const random = createRandom(seed);
    const sizes = Array.from({ length: Math.ceil(total / PER_VISIT) }, (_, at) =>
      Math.min(PER_VISIT, total - at * PER_VISIT),
    );
    const visits = sizes.map((many) => makeActions(many, random)).values();
    const failures: Failure[] = [];
    let done = 0;
    const shop = async () => {
      for (const actions of visits) {
        const wrong = await tryOut(browser, actions);
        if (wrong !== null) failures.push({ actions, wrong });
        if (failures.length > 0) return;
        done += actions.length;
        report(done);
      }
    };
    await Promise.all(Array.from({ length: isProof ? SHOPPERS_AT_ONCE : 1 }, shop));
    for (const { actions, wrong } of failures) throw new Error(await explain(browser, actions, wrong));
  },
);
