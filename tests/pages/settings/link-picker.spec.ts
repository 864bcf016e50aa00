import type { Page } from '@playwright/test';
import type { TemplateId } from '#kernel/ids.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { alive, LAPTOP } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { expect, settle } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';
import { openEditor } from './open-editor.ts';
import { keepHome, placeOnHome } from './place-on-home.ts';
import { until, withTemplate } from './with-template.ts';

test.use({ role: 'page-editor' });

const BY = { staffId: null, name: 'Noura' };
const PANEL = {
  place: 'off-canvas' as const,
  include: [],
  ...{ settings: { title: { en: 'Size guide', ar: 'دليل المقاسات' } } },
  tree: [
    { id: 'inside', widget: 'text', version: 1, settings: { html: { en: '<p>S, M and L.</p>', ar: '' } } },
  ],
};
const BUTTON = {
  ...{ id: 'sizes', widget: 'button', version: 1 },
  settings: { label: { en: 'Sizes', ar: 'المقاسات' }, url: '/faq/', look: 'secondary' },
};
const CARE = {
  ...{ id: 'care', widget: 'heading', version: 1, common: { anchor: 'care-1' } },
  settings: { text: { en: 'Care', ar: 'العناية' }, level: '2' },
};

const LONG = {
  ...{ id: 'long', widget: 'text', version: 1 },
  settings: { html: { en: '<p>Wipe it once a week.</p>'.repeat(40), ar: '' } },
};

const linkTo = (id: number) => ({
  ...BUTTON,
  settings: { ...BUTTON.settings, url: { 'off-canvas': id, action: 'open' } },
});

let putBack = async () => undefined as unknown;

test.beforeEach(async ({ page }) => {
  putBack = await keepHome();
  await page.setViewportSize(LAPTOP);
});
test.afterEach(() => putBack());

const settingsOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

/** Chooses a node by its name among the layers. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Layers' }).click();
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await expect(settingsOf(page).getByRole('heading', { level: 2 })).toContainText(name);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Updated.')).toBeVisible();
}

test('LA-05 WG-23 a link opens a panel that is chosen by its name, in the editor and on the page', async ({
  page,
}) => {
  await placeOnHome([CARE, BUTTON]);
  await withTemplate(PANEL, async (id) => {
    await withShop(async ({ templates: { edit } }) => {
      const open = await edit.open(id);
      await edit.save(id, { ...open?.draft, name: 'Sizes of rings' }, { version: 1, by: BY });
    });
    const canvas = await openEditor(page);
    await choose(page, 'Button · Sizes');
    const settings = settingsOf(page);
    await settings.getByRole('textbox', { name: 'Leads to', exact: true }).fill('');
    await settings.getByRole('combobox', { name: 'Action: Leads to' }).click();
    await expect(page.getByRole('option', { name: 'Go to #care-1' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Reload the page' })).toBeVisible();
    await page.getByRole('option', { name: 'Open panel: Sizes of rings' }).click();
    await expect(settings.getByRole('group', { name: 'Leads to' })).toContainText(
      'Open panel: Sizes of rings',
    );
    await expect(canvas.locator('[data-template-id="sizes"] a')).toHaveAttribute(
      'href',
      `#off_canvas:open?id=${id}`,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await save(page);
    await until(page, '/', () =>
      expect(page.locator('dialog[data-off-canvas]')).toHaveCount(1, { timeout: 500 }),
    );
    await settle(page);
    await page.getByRole('link', { name: 'Sizes', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
    await putBack();
  });
});

test('LA-05 the checks tell of links about a panel that is not published, and lead to them', async ({
  page,
}) => {
  await withTemplate(PANEL, async (id) => {
    await placeOnHome([linkTo(id)]);
    await withShop(({ templates }) => templates.edit.trash(id as TemplateId, BY));
    await openEditor(page);
    await page.getByRole('tab', { name: 'Checks' }).click();
    await page.getByRole('button', { name: /Sizes.*panel was deleted/ }).click();
    await expect(settingsOf(page).getByRole('group', { name: 'Leads to' })).toContainText('(not found)');
    await withShop(({ templates }) => templates.edit.restore(id as TemplateId, BY));
    await page.reload();
    await page.getByRole('tab', { name: 'Checks' }).click();
    await expect(page.getByRole('button', { name: /panel “off-canvas” is not published/ })).toBeVisible();
    await putBack();
  });
});

test('WG-23 a panel is edited on the page, with what stands in it', async ({ page }) => {
  await withTemplate(PANEL, async (id) => {
    // The page that shows it has a link about it as well.
    await placeOnHome([linkTo(id)]);
    await page.goto(`/admin/editor/template-${id}/`);
    await alive(page);
    const canvas = page.frameLocator('#preview-frame');
    await expect(canvas.getByText('S, M and L.')).toBeVisible();
    await expect(canvas.locator('[data-off-canvas]')).toHaveCount(0);
    await putBack();
    await page.goto(`/admin/templates/${id}/`);
    await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Display conditions' })).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('SK-01 LY-02 what is set sticky in the editor is sticky on the page, in the device modes it names', async ({
  page,
}) => {
  await placeOnHome([CARE, LONG]);
  await openEditor(page);
  const devices = page.getByRole('radiogroup', { name: 'Device' }).getByRole('radio');
  await expect(devices).toHaveCount(3);
  await choose(page, 'Heading · Care');
  const settings = settingsOf(page);
  await settings.getByRole('button', { name: 'Advanced' }).click();
  const sticky = settings.locator('.mantine-MultiSelect-root').filter({ hasText: 'Sticky on devices' });
  const options = page.getByRole('option');
  // The settings are still unfolding at the first press.
  await expect(async () => {
    await sticky.locator('.mantine-MultiSelect-input').click();
    await expect(options).toHaveText(['Mobile', 'Tablet', 'Desktop'], { timeout: 1000 });
  }).toPass();
  await options.filter({ hasText: 'Desktop' }).click();
  await save(page);
  const care = page.locator('[data-template-id="care"]');
  await page.setViewportSize({ width: 1200, height: 800 });
  await until(page, '/', () => expect(care).toHaveAttribute('data-sticky-on', 'desktop', { timeout: 500 }));
  const movesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await settle(page);
    return care.evaluate((node) => {
      const from = node.getBoundingClientRect().top + scrollY;
      const topAt = (top: number) => {
        scrollTo({ top, behavior: 'instant' });
        return node.getBoundingClientRect().top;
      };
      return Math.round(topAt(from + 50) - topAt(from + 150));
    });
  };
  expect(await movesAt(1200)).toBe(0);
  expect(await movesAt(700)).toBe(100);
});
