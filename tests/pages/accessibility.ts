import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const AXE = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');
/** Loading axe takes half the time of a scan of a small page: a page that has it is reused. */
const AXE_IS_THERE = 'window.axe';

/** Axe's violations once nothing moves, as "rule: element"; scrolled to the top, where the header covers nothing. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(async () => {
    scrollTo(0, 0);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return 'axe' in window;
  });
  // The preview of a mail is a frame without scripts, where axe cannot run; without the frame one page suffices.
  const { violations } = await new AxeBuilder({ page, axeSource: isThere ? AXE_IS_THERE : AXE })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: RULES })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
