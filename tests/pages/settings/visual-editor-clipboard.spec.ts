import type { Page } from '@playwright/test';
import { LAPTOP } from '../admin/admin.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { canvasIds, chooseFacts, openEditor } from './open-editor.ts';
import { rememberHome } from './place-on-home.ts';

adminTest.use({ role: 'page-editor' });

let putBack = async () => undefined as unknown;

adminTest.beforeEach(async ({ page }) => {
  putBack = await rememberHome();
  await page.setViewportSize(LAPTOP);
});
adminTest.afterEach(() => putBack());

/** Pastes the clipboard of another program. */
const pasteFrom = (page: Page, held: Readonly<Record<string, string>>) =>
  page.evaluate((texts) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, held);

adminTest(
  'BO-01 a node is copied and pasted, with ids of its own, also in another window',
  PROOF,
  async ({ page }) => {
    const canvas = await openEditor(page);
    const before = await canvasIds(canvas);
    await chooseFacts(page, canvas);
    await page.keyboard.press('ControlOrMeta+C');
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(async () => (await canvasIds(canvas)).length).toBe(before.length + 1);
    expect(new Set(await canvasIds(canvas)).size).toBe(before.length + 1);
    const other = await page.context().newPage();
    await other.setViewportSize(LAPTOP);
    const elsewhere = await openEditor(other);
    await chooseFacts(other, elsewhere);
    await other.keyboard.press('ControlOrMeta+V');
    await expect.poll(async () => (await canvasIds(elsewhere)).length).toBe(before.length + 1);
  },
);

adminTest(
  'BO-01 a text of another page is pasted, and what it may not hold is named',
  PROOF,
  async ({ page }) => {
    const canvas = await openEditor(page);
    const before = await canvasIds(canvas);
    await chooseFacts(page, canvas);
    const html =
      '<h1 class="title" style="color:red">Care</h1><script>alert(1)</script><p onclick="alert(2)">Brush it <b>weekly</b>.</p>' +
      '<img src="https://example.com/one.png"><iframe src="https://example.com/"></iframe>';
    await pasteFrom(page, { 'text/html': html, 'text/plain': 'Care' });
    const addedIds = async () => (await canvasIds(canvas)).filter((id) => id !== '' && !before.includes(id));
    await expect.poll(addedIds).toHaveLength(1);
    const [added] = await addedIds();
    const text = canvas.locator(`[data-template-id="${added}"]`);
    await expect(text.getByRole('heading', { level: 2 })).toHaveText('Care');
    await expect(text.locator('strong')).toHaveText('weekly');
    const markup = await text.innerHTML();
    for (const foreign of ['script', 'onclick', 'iframe', 'example.com', 'style='])
      expect(markup).not.toContain(foreign);
    await expect(
      page.getByText('Left out: pictures of other sites (1), embedded pages (1), and scripts (1).'),
    ).toBeVisible();
  },
);

adminTest(
  'BO-01 two megabytes, a text too long and an empty clipboard are not pasted, with the reason',
  PROOF,
  async ({ page }) => {
    const canvas = await openEditor(page);
    const before = await canvasIds(canvas);
    await pasteFrom(page, { 'text/html': `<p>${'x'.repeat(2_000_000)}</p>` });
    await expect(page.getByText('What you pasted is larger than 2 MB.')).toBeVisible();
    await pasteFrom(page, { 'text/plain': 'words '.repeat(10_000) });
    await expect(page.getByText('This text is longer than 50,000 characters.')).toBeVisible();
    await pasteFrom(page, {});
    await expect(page.getByText('There’s nothing to paste.')).toBeVisible();
    expect(await canvasIds(canvas)).toEqual(before);
  },
);
