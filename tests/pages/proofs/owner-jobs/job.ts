import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { documentedJobs } from '../../../owner-jobs.ts';
import { adminTest, alive } from '../../admin/admin.ts';
import { expect as expectSoon } from '../../shop.ts';
import { type Clicks, countClicks } from './clicks.ts';

/** The clicks of the jobs of a run, as rows of a table. */
const FIGURES = join(import.meta.dirname, '../../../../test-results/owner-jobs.md');

/** Jobs open many screens, which takes long on a busy machine. */
export const expect = expectSoon.configure({ timeout: 60_000 });

/** Records the clicks of a job, and compares them with the document. */
export function expectDocumented(name: string, pressed: readonly string[]): void {
  mkdirSync(dirname(FIGURES), { recursive: true });
  appendFileSync(FIGURES, `| ${name} | ${pressed.length} | ${pressed.join(' › ')} |\n`);
  const documented = documentedJobs().find((job) => job.name === name);
  expect({ clicks: pressed.length, pressed }, name).toEqual({ clicks: documented?.clicks, pressed });
}

/** Plays a job from Home on; its clicks are then compared with the document. */
type Job = (name: string, play: () => Promise<void>) => Promise<void>;

/** Tests of an owner's daily jobs, each counted in clicks. */
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

/** Opens the first result in the command palette: two clicks. */
export async function find(page: Page, typed: string, result: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to …' });
  await palette.getByPlaceholder('Search or go to …').fill(typed);
  await expect(palette.getByRole('option', { selected: true })).toContainText(result);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

/** Opens the first screen of a menu group: one click. */
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
