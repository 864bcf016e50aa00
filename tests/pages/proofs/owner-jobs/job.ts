import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { documentedJobs } from '../../../owner-jobs.ts';
import { adminTest, alive } from '../../admin/admin.ts';
import { expect as expectSoon } from '../../shop.ts';
import { type Clicks, countClicks } from './clicks.ts';

/** What the jobs of a run took, as rows of a table. */
const FIGURES = join(import.meta.dirname, '../../../../test-results/owner-jobs.md');

/** Jobs go from screen to screen, which a busy machine keeps waiting. */
export const expect = expectSoon.configure({ timeout: 60_000 });

/** Writes down what a job took, and compares it with the document. */
export function expectDocumented(name: string, pressed: readonly string[]): void {
  mkdirSync(dirname(FIGURES), { recursive: true });
  appendFileSync(FIGURES, `| ${name} | ${pressed.length} | ${pressed.join(' › ')} |\n`);
  const documented = documentedJobs().find((job) => job.name === name);
  expect({ clicks: pressed.length, pressed }, name).toEqual({ clicks: documented?.clicks, pressed });
}

/** Plays a job from Home on; what it took is then compared with the document. */
type Job = (name: string, play: () => Promise<void>) => Promise<void>;

/** Tests of what an owner does all day, each job counted in clicks. */
export const jobTest = adminTest.extend<{ clicks: Clicks; job: Job }>({
  hasOwnContext: true,
  clicks: async ({ context }, use) => use(await countClicks(context)),
  job: async ({ page, clicks }, use) =>
    use(async (name, play) => {
      await page.goto('/admin/');
      await alive(page);
      clicks.begin();
      await play();
      expectDocumented(name, clicks.pressed());
    }),
});

/** Opens the first result of what is typed into the palette: two presses. */
export async function find(page: Page, typed: string, result: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to …' });
  await palette.getByPlaceholder('Search or go to …').fill(typed);
  await expect(palette.getByRole('option', { selected: true })).toContainText(result);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

/** Opens the first screen of a group of the menu: one press. */
export async function open(page: Page, group: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: group, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
  await alive(page);
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'Saved.' }).first()).toBeVisible();
}
