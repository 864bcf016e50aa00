import type { Page } from '@playwright/test';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { alive, expectSaved, PHONE } from '../admin/admin.ts';
import { act } from '../admin/products.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';

adminTest.use({ role: 'page-editor' });

const DEMO = 'Warmth, without the flame';
const SCREEN = '/admin/home-pages/';

type Saved = { id: number; version: number };

const heading = (en: string, more: object = {}) => ({
  id: 'head',
  widget: 'heading',
  version: 1,
  settings: { text: { en }, level: '2' },
  ...more,
});

type Standing = Readonly<{ id?: number | null; version?: number; kind?: 'home' | 'page' }>;

function make(
  page: Page,
  draft: object,
  { id = null, version = 0, kind = 'home' }: Standing = {},
): Promise<Saved> {
  const whole = { ...EMPTY_DOCUMENT, ...draft };
  return act<Saved>(page, 'content.save', { id, kind, version, draft: whole });
}

/** Names of the tests' pages. */
const MADE = ['draft', 'draft-changed', 'both'];

/** Removes all home pages but the demo's. */
adminTest.afterEach(() =>
  withShop(async (_shop, { db }) => {
    await db.deleteFrom('document').where('kind', '=', 'home').where('slug', '<>', 'home').execute();
    await db.deleteFrom('document').where('kind', '=', 'page').where('slug', 'in', MADE).execute();
    await db.updateTable('document').set({ status: 'published' }).where('slug', '=', 'home').execute();
  }),
);

async function asShopper(page: Page, path: string): Promise<Page> {
  const shopper = await page.context().newPage();
  await shopper.goto(path);
  return shopper;
}

/** Expects that the home page in the store has a heading, or lacks it. */
async function expectShown(page: Page, words: string, { path = '/', isShown = true } = {}): Promise<void> {
  const shopper = await asShopper(page, path);
  await expect(async () => {
    await shopper.goto(path);
    await expect(shopper.getByRole('heading', { name: words })).toHaveCount(isShown ? 1 : 0, {
      timeout: 500,
    });
  }).toPass();
  await shopper.close();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaved(page);
}

/** Chooses an entry of a home page's menu in the list. */
async function fromMenu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const pageSettings = (page: Page) => page.getByRole('dialog', { name: 'Page settings' });

adminTest(
  'BO-01 a home page starts as the shipped one, is set, previewed and published in the editor, and restored in the list',
  PROOF,
  async ({ page, browser }) => {
    await page.goto(SCREEN);
    await alive(page);
    await expect(page.getByText('Shown in the store now:')).toContainText(DEMO);
    await page.getByRole('link', { name: 'Add home page' }).first().click();
    await expect(page.getByRole('radiogroup')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Title · English', exact: true }).fill('Winter evenings');
    await page.getByRole('textbox', { name: 'Title · Arabic', exact: true }).fill('أمسيات الشتاء');
    await page.getByRole('button', { name: 'Create and edit on the page' }).click();
    await page.waitForURL(/\/admin\/editor\/document-\d+\//);
    await alive(page);
    const canvas = page.frameLocator('#preview-frame');
    await expect(canvas.locator('[data-puck-component]').first()).toBeVisible();
    const id = Number(/document-(\d+)/.exec(page.url())?.[1]);

    await page.getByRole('searchbox', { name: 'Search widgets' }).fill('Heading');
    await page.getByRole('button', { name: 'Add Heading', exact: true }).click();
    await page.getByRole('textbox', { name: /^(Text|Heading) · English/ }).fill('Made for winter');
    await page.getByRole('textbox', { name: /^(Text|Heading) · Arabic/ }).fill('صُنع للشتاء');
    await expect(canvas.getByRole('heading', { name: 'Made for winter' })).toBeVisible();
    await page.getByRole('button', { name: 'Page settings' }).click();
    await pageSettings(page).getByRole('textbox', { name: 'Meta title · English' }).fill('Winter with Jamra');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByText('Draft saved.').first()).toBeVisible();

    const preview = await asShopper(page, `/preview/${id}/`);
    await expect(preview.getByText('Preview: visible to staff only.')).toBeVisible();
    await expect(preview.getByRole('heading', { name: 'Made for winter' })).toBeVisible();
    await preview.close();
    const stranger = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    expect((await stranger.request.get(`/preview/${id}/`)).url()).toContain('/admin/sign-in/');
    await stranger.close();
    await expectShown(page, 'Made for winter', { isShown: false });

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expectShown(page, 'Made for winter');
    await expectShown(page, 'صُنع للشتاء', { path: '/ar/' });
    const shopper = await asShopper(page, '/');
    await expect(shopper).toHaveTitle(/Winter with Jamra/);
    await shopper.close();

    await page.getByRole('link', { name: 'Home page', exact: true }).first().click();
    await expect(page.getByText('Shown in the store now:')).toContainText('Winter evenings');
    await fromMenu(page, 'Winter evenings', 'History');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).last().click();
    await page
      .getByRole('dialog', { name: 'Restore this revision?' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(page.getByText('Revision restored.').first()).toBeVisible();
    await expectShown(page, 'Made for winter', { isShown: false });
  },
);

adminTest(
  'BO-01 the old address of a home page leads to the editor, in both languages',
  PROOF,
  async ({ page }) => {
    const { id } = await make(page, { title: { en: 'Old address', ar: '' }, tree: [heading('Stands')] });
    for (const prefix of ['', '/ar']) {
      const answer = await page.context().request.get(`${prefix}${SCREEN}${id}/`, { maxRedirects: 0 });
      expect(answer.headers().location).toBe(`${prefix}/admin/editor/document-${id}/`);
    }
    await act(page, 'content.trash', { id });
    const answer = await page.context().request.get(`${SCREEN}${id}/`, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(`${SCREEN}?state=trashed`);
  },
);

adminTest(
  'BO-01 a home page is copied, put in the trash, restored and deleted for good in the list',
  PROOF,
  async ({ page }) => {
    await make(page, { title: { en: 'Spring', ar: 'الربيع' }, tree: [heading('Spring')] });
    await page.goto(SCREEN);
    await alive(page);
    await fromMenu(page, 'Spring', 'Duplicate');
    await page.waitForURL(/\/admin\/editor\/document-\d+\//);
    await page.goto(SCREEN);
    await alive(page);
    await fromMenu(page, 'Spring', 'Move to trash');
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    const row = page.getByRole('row').filter({ has: page.getByText('Spring', { exact: true }) });
    await expect(row).toHaveCount(0);
    await page.goto(`${SCREEN}?state=trashed`);
    await alive(page);
    await expect(row.getByRole('link')).toHaveCount(0);
    await fromMenu(page, 'Spring', 'Restore');
    await expect(row).toHaveCount(0);
    await page.goto(SCREEN);
    await alive(page);
    await fromMenu(page, 'Spring', 'Move to trash');
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(row).toHaveCount(0);
    await page.goto(`${SCREEN}?state=trashed`);
    await alive(page);
    await fromMenu(page, 'Spring', 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete permanently?' });
    await dialog.getByRole('textbox').fill('Spring');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row).toHaveCount(0);
  },
);

adminTest(
  'BO-01 the shipped home page is one step away, and that step is undone',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(SCREEN);
    await alive(page);
    await page.getByRole('button', { name: 'Back to the shipped home page' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Show the shipped home page?' });
    await dialog.getByRole('button', { name: 'Back to the shipped home page' }).press('Enter');
    await expect(page.getByText('The store shows the shipped home page.')).toBeVisible();
    await expect(page.getByText('Shown in the store now:')).toContainText('comes with the shop');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectShown(page, 'New arrivals');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('Shown in the store now:')).toContainText(DEMO);
    await expectShown(page, 'New arrivals', { isShown: false });
  },
);

adminTest('BO-01 what a widget lacks is named at it, and nothing typed is lost', PROOF, async ({ page }) => {
  const other = { ...EMPTY_DOCUMENT, title: { en: 'Soon gone', ar: 'تزول قريبًا' }, status: 'published' };
  const gone = await act<Saved>(page, 'content.save', { id: null, kind: 'page', version: 0, draft: other });
  const settings = { label: { en: 'Read more' }, url: { page: gone.id }, look: 'primary' };
  const tree = [heading('Stands'), { id: 'go', widget: 'button', version: 1, settings }];
  const { id } = await make(page, { title: { en: 'Draft', ar: '' }, tree }, { kind: 'page' });
  await act(page, 'content.trash', { id: gone.id });
  await act(page, 'content.remove', { id: gone.id });

  await page.goto(`/admin/pages/${id}/`);
  await alive(page);
  const title = page.getByRole('textbox', { name: 'Title · English', exact: true });
  await title.fill('Draft, changed');
  await title.press('Enter');
  await expect(page.getByText('Please check the highlighted widgets.')).toBeVisible();
  await expect(page.getByText('Leads to: This page was deleted. Choose another link.')).toBeVisible();
  await expect(title).toHaveValue('Draft, changed');

  await page.getByRole('button', { name: /^Edit Button/ }).press('Enter');
  const form = page.getByRole('dialog', { name: /^Button/ });
  await expect(form.getByText('This page was deleted. Choose another link.')).toBeVisible();
  await form.getByRole('button', { name: 'Clear link' }).press('Enter');
  const link = form.getByRole('textbox', { name: 'Leads to' });
  await link.fill('javascript:alert(1)');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await title.press('Enter');
  await expect(page.getByText('Leads to: Check the format.')).toBeVisible();
  await page.getByRole('button', { name: /^Edit Button/ }).press('Enter');
  await link.fill('/shop/');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move Button · Read more up' }).press('Enter');
  await title.press('Enter');
  await expectSaved(page);
  const { draft } = await act<{ draft: { tree: { widget: string }[] } }>(page, 'content.open', { id });
  expect(draft.tree.map(({ widget }) => widget)).toEqual(['button', 'heading']);
});

adminTest('BO-01 of two who save one page, the second is shown both in words', PROOF, async ({ page }) => {
  const { id, version } = await make(
    page,
    { title: { en: 'Both', ar: '' }, tree: [heading('Opened')] },
    { kind: 'page' },
  );
  await page.goto(`/admin/pages/${id}/`);
  await alive(page);
  const theirs = { title: { en: 'Both', ar: '' }, slug: 'both', tree: [heading('Theirs')] };
  await make(page, theirs, { id, version, kind: 'page' });
  await page.getByRole('textbox', { name: 'Title · English', exact: true }).fill('Both, mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: 'Widgets' })).toContainText('Heading · Theirs');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Both, mine' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Heading · Theirs' })).toBeVisible();
});
