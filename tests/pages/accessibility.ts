import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page as it stands, as 'rule: element'. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // A mail that is looked at stands in a frame without scripts, where axe cannot run.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
