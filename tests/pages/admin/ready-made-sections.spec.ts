import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#kernel/language.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { presets } from '#widgets/presets/index.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { pictureFiles, type ShopParts } from '#widgets/presets/sections/shop-parts.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, PHONE } from './admin.ts';
import { act } from './products.ts';

adminTest.use({ role: 'page-editor' });

const ADD = 'Add ready-made section';

const idIn = (page: Page) => Number(/\/(\d+)\/$/.exec(page.url())?.[1]);

async function save(page: Page, path: RegExp): Promise<number> {
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.waitForURL(path);
  return idIn(page);
}

async function takeAway(page: Page, id: number): Promise<void> {
  await act(page, 'content.trash', { id });
  await act(page, 'content.remove', { id });
}

adminTest(
  'BO-05 a ready-made section is added to a draft by keyboard, and the preview has it in both languages',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/pages/new/');
    await alive(page);
    await page
      .getByRole('textbox', { name: 'Title · English', exact: true })
      .fill(`Draft ${randomUUID().slice(0, 8)}`);
    await page.getByRole('button', { name: ADD }).press('Enter');
    const dialog = page.getByRole('dialog', { name: ADD });
    await expect(dialog.getByRole('searchbox', { name: 'Search sections' })).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type('unfold');
    await expect(dialog.getByRole('button', { name: /^Frequent questions/ })).toBeVisible();
    await expect(dialog.locator('.admin-tile')).toHaveCount(1);
    await expect(dialog.locator('.admin-tile img')).toHaveJSProperty('complete', true);
    for (let at = 0; at < 2; at += 1) await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: /^Frequent questions/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    const rows = page.getByRole('list', { name: 'Page', exact: true }).locator('> li');
    const added = rows.last().locator('[data-act="edit"]').first();
    await expect(added).toBeFocused();
    const count = await rows.count();
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(count - 1);

    await page.getByRole('button', { name: ADD }).click();
    await dialog.getByRole('button', { name: /^Frequent questions/ }).click();
    await expect(rows).toHaveCount(count);
    const id = await save(page, /\/pages\/\d+\//);
    await page.goto(`/preview/${id}/`);
    await expect(page.getByRole('heading', { name: 'Good to know', level: 2 })).toBeVisible();
    await page.getByText('How is my age checked?').click();
    await expect(page.getByText('Emirates ID or passport')).toBeVisible();
    await page.goto(`/ar/preview/${id}/`);
    await expect(page.getByRole('heading', { name: 'معلومات تهمك', level: 2 })).toBeVisible();
    await takeAway(page, id);
  },
);

adminTest(
  'BO-05 the dialog of ready-made sections is cancelled without a change, on a phone and in Arabic',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/ar/admin/pages/new/');
    await alive(page);
    const button = page.getByRole('button', { name: 'إضافة قسم جاهز' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'إضافة قسم جاهز' });
    await expect(dialog.getByRole('button', { name: /^أسئلة شائعة/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^صورة عريضة/ })).toHaveCount(0);
    await dialog.getByText('المدونة', { exact: true }).first().click();
    await expect(dialog.locator('.admin-tile')).toHaveCount(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await dialog.getByRole('searchbox').fill('لا شيء من هذا');
    await expect(dialog.getByRole('status')).toContainText('لا يوجد قسم يطابق');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('[data-node]')).toHaveCount(0);
  },
);

adminTest('BO-05 a new page starts from a whole page preset, which Undo removes', PROOF, async ({ page }) => {
  await page.goto('/admin/pages/new/');
  await alive(page);
  const starts = page.getByRole('radiogroup', { name: 'Start from' });
  const title = page.getByRole('textbox', { name: 'Title · English', exact: true });
  await expect(starts.getByRole('radio', { name: /^Blank page/ })).toBeChecked();
  await starts.getByRole('radio', { name: /^Store finder/ }).click();
  await expect(title).toHaveValue('Visit our store');
  await expect(page.locator('[data-node]').first()).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('');
  await expect(page.locator('[data-node]')).toHaveCount(0);

  const sectionName = `Store ${randomUUID().slice(0, 8)}`;
  await title.fill(sectionName);
  await starts.getByRole('radio', { name: /^Store finder/ }).click();
  await expect(page.locator('[data-node]').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page.locator('[data-node]').first()).toBeVisible();
  await expect(title).toHaveValue(sectionName);
  const id = await save(page, /\/pages\/\d+\//);
  await expect(page.getByRole('radiogroup', { name: 'Start from' })).toHaveCount(0);
  await page.goto(`/preview/${id}/`);
  await expect(page.getByRole('heading', { level: 1, name: sectionName })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Opening hours' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /query=Shop%207/);
  await page.goto(`/ar/preview/${id}/`);
  await expect(page.getByRole('heading', { level: 2, name: 'ساعات العمل' })).toBeVisible();
  await takeAway(page, id);
});

const NARROW = { width: 320, height: 900 };

function counting(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `p${count}`;
  };
}

adminTest.describe('every preset as the store prints it', () => {
  adminTest.use({ viewport: NARROW });

  for (const preset of presets)
    adminTest(`BO-05 ${preset.name} is accessible and fits on a narrow phone`, PROOF, async ({ page }) => {
      const files = pictureFiles(preset.tree);
      const parts = await act<ShopParts>(page, 'templates.preset-parts', { files });
      const { nodes, missing } = presetNodes(preset, { parts, newId: counting(), hasTitle: true });
      expect(missing).toBe(0);
      const draft = { ...EMPTY_DOCUMENT, title: { en: preset.name, ar: preset.name }, tree: nodes };
      const input = { id: null, kind: 'page', version: 0, draft };
      const { id } = await act<{ id: number }>(page, 'content.save', input);
      for (const language of LANGUAGES) {
        await page.goto(`${language === 'ar' ? '/ar' : ''}/preview/${id}/`);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
      }
      await takeAway(page, id);
    });
});
