import type { Browser, FrameLocator, Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { alive, LAPTOP } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { aHeading, aPage, aSection } from './a-page.ts';
import { choose, openDocument } from './open-editor.ts';

adminTest.use({ role: 'page-editor' });
adminTest.beforeEach(({ page }) => page.setViewportSize(LAPTOP));

const BY = { staffId: null, name: 'Layla' };

const heading = (text: string, level = '2') => aHeading('head', text, level);

/** A page with one heading, by another editor. */
const aPageOf = (text = 'Care in winter', more: object = {}) => aPage([heading(text)], more);

/** Another editor saves another heading. */
function saveElsewhere(id: number, text: string): Promise<void> {
  return withShop(async ({ content: { edit } }) => {
    const open = await edit.open(id as never);
    if (open === null) throw new Error('the page is gone');
    const draft = { ...open.draft, tree: [heading(text)] };
    const saved = await edit.save({ id: open.id, kind: open.kind }, draft, { version: open.version, by: BY });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  });
}

const statusOf = async (page: Page, slug: string) => (await page.request.get(`/${slug}/`)).status();
const textOf = async (page: Page, slug: string) => (await page.request.get(`/${slug}/`)).text();

/** Changes the heading in its settings. */
async function retype(page: Page, canvas: FrameLocator, text: string): Promise<void> {
  await choose(page, canvas.locator('[data-template-id="head"]'));
  await page.getByRole('textbox', { name: /Text · English|Heading · English/ }).fill(text);
  await expect(canvas.getByRole('heading', { name: text })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fromMenu(page: Page, item: string): Promise<void> {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Presses Ctrl+S and waits for its notice. */
async function saveDraft(page: Page, notice: string | RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText(notice).first()).toBeVisible();
}

/** A browser without a session. */
async function asStranger(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
  await look(await context.newPage());
  await context.close();
}

adminTest('BO-02 a draft is saved, published, changed apart, updated and unpublished', async ({ page }) => {
  const { id, name, slug } = await aPageOf();
  const canvas = await openDocument(page, name);
  await retype(page, canvas, 'Warm hands');
  await saveDraft(page, 'Draft saved.');
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  expect(await statusOf(page, slug)).toBe(404);

  await button(page, 'Publish').click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(button(page, 'Update')).toBeDisabled();
  await expect.poll(() => textOf(page, slug)).toContain('Warm hands');

  await retype(page, canvas, 'Warm feet');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await saveDraft(page, /Shoppers don’t see it until you update/);
  expect(await textOf(page, slug)).toContain('Warm hands');
  await button(page, 'Update').click();
  await expect(page.getByText('Unpublished changes')).toBeHidden();
  await expect.poll(() => textOf(page, slug)).toContain('Warm feet');

  const settings = { label: { en: 'Read on' }, url: { page: id }, look: 'primary' };
  const naming = await aPage([{ id: 'leads', widget: 'button', version: 1, settings }], {
    status: 'published',
  });
  await openDocument(page, name);
  await fromMenu(page, 'Unpublish');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('It is used here.')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveAttribute('href', new RegExp(`/${naming.id}/$`));
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect.poll(() => statusOf(page, slug)).toBe(404);
});

adminTest(
  'BO-02 a time that has passed is refused with words, a later one is scheduled',
  PROOF,
  async ({ page }) => {
    const { name, slug } = await aPageOf();
    await openDocument(page, name);
    await fromMenu(page, 'Schedule…');
    const dialog = page.getByRole('dialog', { name: 'Schedule' });
    await dialog.getByLabel('Publish at').fill('2020-01-01T09:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog.getByText('This time has passed. Choose a later one.')).toBeVisible();
    await dialog.getByLabel('Publish at').fill('2199-01-01T09:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    expect(await statusOf(page, slug)).toBe(404);
    await fromMenu(page, 'Cancel schedule');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel schedule' }).click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  },
);

adminTest(
  'BO-02 a preview link shows the draft to strangers, until it is turned off',
  PROOF,
  async ({ page, browser }) => {
    const { name, slug } = await aPageOf('Care in winter', { status: 'published' });
    const canvas = await openDocument(page, name);
    await retype(page, canvas, 'Only by the link');
    await fromMenu(page, 'Preview link…');
    const dialog = page.getByRole('dialog', { name: 'Preview link' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await asStranger(browser, async (stranger) => {
      const answer = await stranger.goto(link);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      });
      await expect(stranger.getByRole('heading', { name: 'Only by the link' })).toBeVisible();
      await expect(stranger.locator('template[data-list]')).toHaveCount(0);
      expect(await textOf(stranger, slug)).toContain('Care in winter');
      await dialog.getByRole('button', { name: 'Turn off all links' }).click();
      await expect(dialog.getByText('Links turned off: 1.')).toBeVisible();
      expect((await stranger.goto(link))?.status()).toBe(404);
    });
  },
);

adminTest('BO-02 an earlier version is compared, restored, and undone', PROOF, async ({ page }) => {
  const { id, name } = await aPageOf('First words');
  await saveElsewhere(id, 'Second words');
  const canvas = await openDocument(page, name);
  await fromMenu(page, 'Versions');
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await dialog.getByRole('button', { name: /Created/ }).click();
  const pages = dialog.locator('iframe');
  await expect(pages.nth(0).contentFrame().getByText('First words')).toBeVisible();
  await expect(pages.nth(1).contentFrame().getByText('Second words')).toBeVisible();
  await expect(dialog.getByText(/Version 1 .* Layla/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(canvas.getByRole('heading', { name: 'First words' })).toBeVisible();
  await button(page, 'Undo (Ctrl+Z)').click();
  await expect(canvas.getByRole('heading', { name: 'Second words' })).toBeVisible();
});

for (const storage of ['in the browser', 'in the shop'])
  adminTest(
    `BO-02 a draft of an older version, kept ${storage}, is not saved over a newer one without confirmation`,
    PROOF,
    async ({ page }) => {
      const { id, name } = await aPageOf('First words');
      const canvas = await openDocument(page, name);
      await retype(page, canvas, 'My words');
      await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
      if (storage === 'in the shop') await page.evaluate(() => localStorage.clear());
      await saveElsewhere(id, 'Their words');
      await page.reload();
      await button(page, 'Restore draft').click();
      await expect(canvas.getByRole('heading', { name: 'My words' })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+S');
      const dialog = page.getByRole('dialog', { name: /Layla saved changes/ });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('radio')).toHaveCount(2);
      const stored = () =>
        withShop(async ({ content }) => JSON.stringify((await content.edit.open(id as never))?.draft.tree));
      expect(await stored()).toContain('Their words');
      await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
      await expect.poll(stored).toContain('My words');
    },
  );

adminTest(
  'BO-02 an expired session is renewed in another window, and nothing is lost',
  PROOF,
  async ({ page, context }) => {
    const { name } = await aPageOf();
    const canvas = await openDocument(page, name);
    const cookies = await context.cookies();
    await context.clearCookies({ name: 'jamra_staff' });
    await choose(page, canvas.locator('[data-template-id="head"]'));
    await page.getByRole('textbox', { name: /Text · English|Heading · English/ }).fill('Typed signed out');
    const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
    await expect(dialog).toBeVisible();
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Sign in' }).click();
    const signIn = await opened;
    await expect(signIn).toHaveURL(/\/admin\/sign-in\//);
    await context.addCookies(cookies);
    await expect(dialog).toBeHidden();
    await expect.poll(() => signIn.isClosed()).toBe(true);
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Typed signed out' })).toBeVisible();
  },
);

adminTest(
  'BO-02 a document that has been deleted since is reported, and the draft goes into another',
  PROOF,
  async ({ page }) => {
    const { id, name } = await aPageOf();
    const other = await aPageOf('Another page');
    const canvas = await openDocument(page, name);
    await withShop(({ content }) => content.edit.trash(id as never, BY));
    await retype(page, canvas, 'Too late');
    const alert = page.getByRole('alert').filter({ hasText: 'This was deleted while you were editing' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Copy everything' }).click();
    page.on('dialog', (leaving) => void leaving.accept());
    const second = await openDocument(page, other.name);
    await choose(page, second.locator('[data-template-id="head"]'));
    await page.getByRole('heading', { level: 1 }).first().click();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(second.getByRole('heading', { name: 'Too late' })).toBeVisible();
  },
);

adminTest(
  'BO-02 a draft that could not be sent is sent once the line is back',
  PROOF,
  async ({ page, context }) => {
    const { name } = await aPageOf();
    const canvas = await openDocument(page, name);
    await retype(page, canvas, 'Typed before');
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole('textbox', { name: /Text · English|Heading · English/ })
      .fill('Typed without a line');
    await expect(page.getByText(/No connection. Draft kept in this browser/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  },
);

adminTest(
  'BO-02 faults of accessibility need a reason, which the audit log keeps',
  PROOF,
  async ({ page }) => {
    const { id, name, slug } = await aPageOf('Care', {
      tree: [
        heading('Care', '2'),
        { ...heading('Deep', '4'), id: 'deep' },
        aSection('place', [aHeading('later', '')]),
      ],
    });
    const canvas = await openDocument(page, name);
    await expect(canvas.locator('.canvas-unprinted')).toBeVisible();
    await button(page, 'Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Before you publish' });
    await expect(dialog.getByText(/“Deep” skips a level/)).toBeVisible();
    // The editor's placeholder has no contrast that visitors could miss.
    await expect(dialog.getByText(/contrast/)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeDisabled();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('textbox').fill('The campaign starts today');
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect.poll(() => statusOf(page, slug)).toBe(200);
    const inputs = await withShop((_shop, { db }) =>
      db
        .selectFrom('audit_entry')
        .select('input')
        .where('action', '=', 'content.save')
        .where('subject', '=', `document:${id}`)
        .execute(),
    );
    expect(JSON.stringify(inputs)).toContain('The campaign starts today');
  },
);

adminTest(
  'BO-05 a product template without add to cart is published after a confirmation, and shows the health warning',
  PROOF,
  async ({ page }) => {
    const conditions = { include: [{ kind: 'all' }], exclude: [] };
    const title = { id: 'title', widget: 'product-title', version: 1, settings: {} };
    const draft = { name: 'Bare', place: 'product', conditions, tree: [title], status: 'draft' };
    const made = await withShop(({ templates }) => templates.edit.save(null, draft, { version: 0, by: BY }));
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { id } = made.value;
    await openDocument(page, `template-${id}`);
    await button(page, 'Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Before you publish' });
    const box = dialog.getByRole('checkbox', { name: 'Publish without “Add to cart”' });
    await expect(box).toHaveAccessibleDescription(/health warning of tobacco/);
    const anyway = dialog.getByRole('button', { name: 'Publish anyway' });
    await expect(anyway).toBeDisabled();
    expect(await accessibilityFaults(page)).toEqual([]);
    await box.press('Space');
    await anyway.press('Enter');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();

    for (const [path, warning] of [
      ['/product/cedrane-gold/', /nicotine/],
      ['/ar/product/cedrane-gold/', /النيكوتين/],
    ] as const) {
      await expect
        .poll(async () => (await page.request.get(path)).text())
        .not.toContain('single_add_to_cart_button');
      await page.goto(path);
      await expect(page.locator('main [role="note"]').first()).toContainText(warning);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await withShop(({ templates }) => templates.edit.trash(id, BY));
  },
);

adminTest('BO-02 the form requires the reason as the editor does', PROOF, async ({ page }) => {
  const { id, slug } = await aPageOf('Care', {
    tree: [heading('Care', '2'), { ...heading('Deep', '4'), id: 'deep' }],
  });
  await page.goto(`/admin/pages/${id}/`);
  await alive(page);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await button(page, 'Save').click();
  const dialog = page.getByRole('alert').filter({ hasText: 'Before you publish' });
  await expect(dialog.getByText(/Heading · Deep/)).toBeVisible();
  await expect(dialog.getByText(/“Deep” skips a level/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await statusOf(page, slug)).toBe(404);
  await dialog.getByRole('textbox').fill('The campaign starts today');
  await dialog.getByRole('button', { name: 'Publish anyway' }).press('Enter');
  await expect.poll(() => statusOf(page, slug)).toBe(200);
  await expect(dialog).toBeHidden();
});
