import { accessibilityFaults } from '../accessibility.ts';
import { alive, expectSaved, LAPTOP } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { panelOf, TITLE } from './off-canvas-page.ts';
import { unpublish, until, withTemplate } from './with-template.ts';

adminTest.use({ role: 'page-editor' });

const BY = { staffId: null, name: 'Noura' };
const INSIDE = [
  { id: 'sizes', widget: 'heading', version: 1, settings: { text: { en: 'Sizes inside' }, level: '2' } },
];

/** Restores the header's menu after the test. */
async function withMenuKept(look: () => Promise<void>): Promise<void> {
  const before = await withShop(({ content }) => content.edit.menus.open('primary'));
  try {
    await look();
  } finally {
    await withShop(async ({ content: { edit } }) => {
      const { version } = await edit.menus.open('primary');
      await edit.menus.save('primary', before.entries, { version, by: BY });
    });
  }
}

adminTest(
  'LA-05 a menu entry opens a panel that is chosen by name, in both languages; one that is not published is named',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await withMenuKept(() =>
      withTemplate(
        { place: 'off-canvas', include: [], settings: { title: TITLE }, tree: INSIDE },
        async (id) => {
          await page.goto('/admin/menus/');
          await alive(page);
          await page.getByRole('button', { name: 'Add menu item' }).click();
          const dialog = page.getByRole('dialog', { name: 'Add menu item' });
          await dialog.getByRole('combobox', { name: 'Action: Link' }).click();
          await page.getByRole('option', { name: 'Open panel: off-canvas', exact: true }).click();
          await expect(dialog.getByRole('group', { name: 'Link' })).toContainText('Open panel: off-canvas');
          await dialog.getByRole('textbox', { name: 'Label · English' }).fill('Sizes');
          await dialog.getByRole('textbox', { name: 'Label · Arabic' }).fill('المقاسات');
          expect(await accessibilityFaults(page)).toEqual([]);
          await dialog.getByRole('button', { name: 'Apply' }).click();
          const row = page.getByRole('treeitem', { name: /Sizes/ });
          await expect(row).toContainText('Open panel: off-canvas');
          await page.getByRole('button', { name: 'Save', exact: true }).click();
          await expectSaved(page);

          for (const [path, label] of [
            ['/', 'Sizes'],
            ['/ar/', 'المقاسات'],
          ] as const) {
            const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
            await until(page, path, () => expect(link).toBeVisible({ timeout: 500 }));
            await settle(page);
            await link.press('Enter');
            await expect(panelOf(page)).toBeVisible();
            await page.keyboard.press('Escape');
            await expect(link).toBeFocused();
          }
          await page.goto(`/admin/templates/${id}/`);
          await expect(page.getByText('Menu: ')).toContainText('Header');

          await withShop((shop) => unpublish(shop, id));
          await page.goto('/admin/menus/');
          await expect(row).toContainText('Not shown in the store');
          const link = page.getByRole('banner').getByRole('link', { name: 'Sizes', exact: true });
          await until(page, '/', () => expect(link).toHaveCount(0, { timeout: 500 }));
        },
      ),
    );
  },
);
