import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { PROOF } from '../screens.ts';
import { test } from '../shop.ts';
import { filter, grid, pageOfNodes } from './place-loops.ts';

const SEQUENCES = 500;
const SEED = 20_261_121;
const LOOPS = ['left', 'right'] as const;

type Step = Readonly<
  | { act: 'pick'; loop: (typeof LOOPS)[number]; at: number }
  | { act: 'page'; loop: (typeof LOOPS)[number]; at: number }
  | { act: 'back' | 'forward' | 'reload' }
>;

const loop = fc.constantFrom(...LOOPS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('pick' as const), loop, at: fc.nat(7) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('page' as const), loop, at: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('back' as const, 'forward' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reload' as const) }) },
);

/** The items of loops in some markup, and their chosen terms. */
function read(root: ParentNode) {
  return ['left', 'right'].map((id) => ({
    items: [...root.querySelectorAll(`[data-loop="${id}"] .e-loop-item`)].map(
      (one) => /e-loop-item-(\d+)/.exec(one.className)?.[1],
    ),
    page: root.querySelector(`[data-loop="${id}"] .page-numbers.current`)?.textContent ?? '1',
    terms: [...root.querySelectorAll(`[data-filter-loop="${id}"] [data-filter]`)].map((one) => [
      one.getAttribute('data-filter'),
      one.getAttribute('data-count'),
      one.getAttribute('aria-pressed') === 'true' || one.getAttribute('aria-current') === 'true',
    ]),
  }));
}

const shownOn = (page: Page) => page.evaluate(`(${read.toString()})(document)`);

/** The result of a visit without scripts. */
async function shownAt(page: Page, address: string): Promise<unknown> {
  const html = await (await page.request.get(address)).text();
  return page.evaluate(
    `(${read.toString()})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`,
  );
}

async function press(page: Page, selector: string, at: number): Promise<void> {
  const all = page.locator(selector);
  const count = await all.count();
  if (count > 0) await all.nth(at % count).click();
}

async function take(page: Page, one: Step, path: string): Promise<void> {
  if (one.act === 'pick') return press(page, `[data-filter-loop="${one.loop}"] [data-filter]`, one.at);
  if (one.act === 'page') return press(page, `[data-loop="${one.loop}"] a.page-numbers`, one.at);
  if (one.act === 'reload') return void (await page.reload());
  await (one.act === 'back' ? page.goBack() : page.goForward());
  // The first page needs a previous one.
  if (!page.url().includes(path)) await page.goto(path);
}

test(
  'GF-11 GF-20 GF-21 whatever is picked, turned, undone and loaded again is what its address shows',
  PROOF,
  async ({ page }) => {
    test.setTimeout(60 * 60_000);
    const path = await pageOfNodes('two-lists', [
      filter('left', { taxonomy: 'product_brand', multiple: 'OR' }),
      grid('left', { perPage: 5 }),
      filter('right', { taxonomy: 'product_tag', multiple: 'AND' }),
      grid('right', { perPage: 4 }),
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        await page.goto(path);
        for (const one of steps) {
          await take(page, one, path);
          const address = page.url();
          const direct = await shownAt(page, address);
          await expect.poll(() => shownOn(page), { message: address }).toEqual(direct);
        }
      }),
      { seed: SEED, numRuns: SEQUENCES, endOnFailure: true },
    );
  },
);
