import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const AXE = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');
/** Half of a look at a small page would be the reading of axe itself: a page that has it keeps it. */
const AXE_IS_THERE = 'window.axe';

/** What axe finds wrong once nothing on the page moves, seen from its top where its header covers nothing, as "rule: element". */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(async () => {
    scrollTo(0, 0);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return 'axe' in window;
  });
  // A mail that is looked at stands in a frame without scripts, where axe cannot run; without it one page is enough for it.
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? AXE_IS_THERE : AXE })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: RULES })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
