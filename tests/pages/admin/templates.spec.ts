import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, expectSaved } from './admin.ts';
import { act } from './products.ts';

adminTest.use({ role: 'page-editor' });

const CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };
const heading = (en: string, ar = '') => ({
  id: `h${randomUUID().slice(0, 8)}`,
  widget: 'heading',
  version: 1,
  settings: { text: ar === '' ? { en } : { en, ar }, level: '2' },
});

type Saved = { id: number; version: number };

function make(page: Page, draft: object): Promise<Saved> {
  return act<Saved>(page, 'templates.save', { id: null, version: 0, draft });
}

async function asShopper(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
  return context.newPage();
}

/** A page of this test alone, so that its template is on no page of another. */
async function aPage(page: Page): Promise<{ id: number; title: string; path: string }> {
  const title = `House hours ${randomUUID().slice(0, 8)}`;
  const draft = { ...EMPTY_DOCUMENT, title: { en: title, ar: 'ساعات العمل' }, status: 'published' };
  const input = { id: null, kind: 'page', version: 0, draft };
  const { id, path } = await act<{ id: number; path: string }>(page, 'content.save', input);
  return { id, title, path };
}

async function takeAway(page: Page, ids: readonly number[]): Promise<void> {
  for (const id of ids) await act(page, 'templates.trash', { id });
}

adminTest(
  'BO-05 a template is made for one page, in both languages, and says why it is shown',
  PROOF,
  async ({ page, browser }) => {
    const text = await aPage(page);
    const name = `Banner ${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/templates/new/');
    await alive(page);
    await page.getByLabel('Name').fill(name);
    await page.getByRole('combobox', { name: 'Condition' }).click();
    await page.getByRole('option', { name: 'Only this one' }).click();
    await page.getByRole('combobox', { name: 'Which one' }).fill(text.title);
    await page.getByRole('option', { name: text.title }).click();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'Add widget' }).click();
    await page.getByRole('menuitem', { name: /^Heading/ }).click();
    const settings = page.getByRole('dialog', { name: 'Heading' });
    await settings.getByRole('textbox', { name: 'Text · English' }).fill('Ask us anything');
    await settings.getByRole('textbox', { name: 'Text · Arabic' }).fill('اسألنا ما تشاء');
    await settings.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Move Heading.* up/ }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const shopper = await asShopper(browser);
    for (const [path, words] of [
      [text.path, 'Ask us anything'],
      [`/ar${text.path}`, 'اسألنا ما تشاء'],
    ] as const) {
      await shopper.goto(path);
      const banner = shopper.getByRole('heading', { name: words });
      await expect(banner).toBeVisible();
      const title = shopper.getByRole('heading', { level: 1 });
      const places = await Promise.all([banner, title].map((one) => one.boundingBox()));
      expect(places[0]?.y ?? 0).toBeLessThan(places[1]?.y ?? 0);
    }
    await shopper.goto('/about/');
    await expect(shopper.getByRole('heading', { name: 'Ask us anything' })).toHaveCount(0);

    await page.goto('/admin/templates/');
    await alive(page);
    await page.getByLabel('Address').fill(text.path);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Shown');
    await page.getByLabel('Address').fill('/cart/');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('The built-in one is shown.')).toHaveCount(2);
    await page.getByLabel('Address').fill('/blog/nothing/');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '/blog/nothing/' })).toBeVisible();

    await page.getByRole('link', { name }).first().click();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('This is in the trash.')).toBeVisible();
    await shopper.goto(text.path);
    await expect(shopper.getByRole('heading', { name: 'Ask us anything' })).toHaveCount(0);
    await shopper.context().close();
  },
);

adminTest(
  'BO-05 a saved section changes wherever it is shown, and cannot be deleted while it is',
  PROOF,
  async ({ page, browser }) => {
    const nowhere = { include: [], exclude: [] };
    const words = `Hours ${randomUUID().slice(0, 6)}`;
    const section = { name: words, place: 'section', conditions: nowhere, status: 'published' };
    const { id } = await make(page, { ...section, tree: [heading(words)] });
    const reference = { id: 'saved', widget: 'saved-section', version: 1, settings: { section: id } };
    const templateOf = (name: string, single: number) =>
      make(page, {
        name: `${words} ${name}`,
        place: 'page',
        conditions: { include: [{ kind: 'single', value: single }], exclude: [] },
        tree: [CONTENT, reference],
        status: 'published',
      });
    const [one, other] = [await aPage(page), await aPage(page)];
    const made = [await templateOf('first', one.id), await templateOf('second', other.id)];
    const shopper = await asShopper(browser);
    const addresses = [one.path, other.path];
    for (const address of addresses) {
      await shopper.goto(address);
      await expect(shopper.getByRole('heading', { name: words })).toBeVisible();
    }

    await page.goto(`/admin/templates/${id}/`);
    await alive(page);
    await expect(page.getByRole('link', { name: `${words} first` })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Edit .*${words}`) }).click();
    const settings = page.getByRole('dialog', { name: 'Heading' });
    await settings.getByRole('textbox', { name: 'Text · English' }).fill(`Now ${words}`);
    await settings.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
    for (const address of addresses) {
      await shopper.goto(address);
      await expect(shopper.getByRole('heading', { name: `Now ${words}` })).toBeVisible();
    }

    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('Used in 2 places.')).toBeVisible();
    await takeAway(
      page,
      made.map((each) => each.id),
    );
    await shopper.context().close();
  },
);

adminTest('BO-05 a wrong setting is named at its widget, and nothing is lost', PROOF, async ({ page }) => {
  const name = `Wrong ${randomUUID().slice(0, 6)}`;
  await page.goto('/admin/templates/new/');
  await alive(page);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Remove Page content' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please check the highlighted widgets.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

adminTest(
  'BO-05 the content of a page is split into its parts, which are moved like widgets',
  PROOF,
  async ({ page }) => {
    const name = `Parts ${randomUUID().slice(0, 6)}`;
    await page.goto('/admin/templates/new/');
    await alive(page);
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Split Page content into its parts' }).click();
    await expect(page.getByRole('button', { name: 'Edit Page title' })).toBeVisible();
    await page.getByRole('button', { name: 'Move Page text up' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const rows = page.getByRole('button', { name: /^Edit Page / });
    await expect(rows).toHaveCount(3);
    expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))).toEqual([
      'Edit Page title',
      'Edit Page text',
      'Edit Page contents',
    ]);
  },
);

adminTest(
  'BO-05 of two who save one template, the second is shown both in words, and chooses',
  PROOF,
  async ({ page }) => {
    const name = `Both ${randomUUID().slice(0, 6)}`;
    const conditions = { include: [{ kind: 'all' }], exclude: [] };
    const draft = { name, place: 'search', conditions, tree: [CONTENT], status: 'draft' };
    const { id } = await make(page, draft);
    await page.goto(`/admin/templates/${id}/`);
    await alive(page);
    const changed = { ...draft, tree: [heading('Theirs'), CONTENT] };
    await act(page, 'templates.save', { id, version: 1, draft: changed });
    await page.getByLabel('Name').fill(`${name} again`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: 'Content' })).toContainText('Heading');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} again` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Heading · Theirs' })).toBeVisible();
  },
);

adminTest('BO-01 a new popup is one as well where a new template is open', PROOF, async ({ page }) => {
  await page.goto('/admin/templates/new/');
  await alive(page);
  await expect(page.getByRole('combobox', { name: 'Used for' })).toHaveValue('Pages');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or go to …').fill('New popup');
  await page.getByRole('option', { name: 'New popup', exact: true }).click();
  await expect(page).toHaveURL(/place=popup/);
  await expect(page.getByRole('combobox', { name: 'Used for' })).toHaveValue('Popup');
  await expect(page.getByRole('heading', { name: 'When it opens' })).toBeVisible();
});
