import { randomUUID } from 'node:crypto';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';

adminTest.use({ role: 'page-editor' });

const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings });
const file = (name: string, content: unknown) => ({
  ...{ name: 'popup.json', mimeType: 'application/json' },
  buffer: Buffer.from(JSON.stringify({ version: '0.4', type: name, title: content, content: CONTENT })),
});
const CONTENT = [
  widget('heading', { title: 'Ten percent', title_color: '#fff' }),
  widget('button', { text: 'View', link: { url: '/shop/' } }),
  widget('lottie', {}),
];

adminTest(
  'WG-22 a popup of another site is looked at, imported as a draft, and opened',
  PROOF,
  async ({ page }) => {
    const name = `Offer ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin/templates/');
    await alive(page);
    await page.getByRole('button', { name: 'Import popup' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import popup' });
    const choose = dialog.locator('input[type="file"]');
    await choose.setInputFiles(file('page', name));
    await expect(dialog.getByRole('alert')).toHaveText('This isn’t a popup export. It says it is: page.');
    await expect(dialog.getByRole('button', { name: 'Create draft' })).toBeDisabled();
    await choose.setInputFiles(file('popup', name));
    await expect(dialog.getByRole('status')).toHaveText(`“${name}” can be imported.`);
    await expect(dialog.getByRole('listitem').filter({ hasText: /^lottie$/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create draft' }).click();
    await expect(dialog.getByRole('status')).toContainText(`“${name}” is imported as a draft.`);
    await expect(dialog.getByRole('listitem').filter({ hasText: /^lottie$/ })).toBeVisible();
    await dialog.getByRole('link', { name: 'Open it' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  },
);
