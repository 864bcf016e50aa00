import type { TemplateId } from '#kernel/ids.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { alive, LAPTOP } from '../admin/admin.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';
import { chooseLayer, openEditor, settingsOf, stickOn, update } from './open-editor.ts';
import { placeOnHome, rememberHome } from './place-on-home.ts';
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

const LONG_AFTER = { ...LONG, id: 'after' };

const linkTo = (id: number) => ({
  ...BUTTON,
  settings: { ...BUTTON.settings, url: { 'off-canvas': id, action: 'open' } },
});

let putBack = async () => undefined as unknown;

test.beforeEach(async ({ page }) => {
  putBack = await rememberHome();
  await page.setViewportSize(LAPTOP);
});
test.afterEach(() => putBack());

test(
  'LA-05 WG-23 a link opens a panel that is chosen by its name, in the editor and on the page',
  PROOF,
  async ({ page }) => {
    await placeOnHome([CARE, BUTTON]);
    await withTemplate(PANEL, async (id) => {
      await withShop(async ({ templates: { edit } }) => {
        const open = await edit.open(id);
        await edit.save(id, { ...open?.draft, name: 'Sizes of rings' }, { version: 1, by: BY });
      });
      const canvas = await openEditor(page);
      await chooseLayer(page, 'Button · Sizes');
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
      await update(page);
      await until(page, '/', () =>
        expect(page.locator('dialog[data-off-canvas]')).toHaveCount(1, { timeout: 500 }),
      );
      await settle(page);
      await page.getByRole('link', { name: 'Sizes', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
      await putBack();
    });
  },
);

test(
  'LA-05 the checks tell of links about a panel that is not published, and lead to them',
  PROOF,
  async ({ page }) => {
    await withTemplate(PANEL, async (id) => {
      await placeOnHome([linkTo(id)]);
      // A page in the trash can refer to one that was trashed after it.
      await withShop((_shop, { db }) =>
        db.updateTable('template').set({ status: 'trashed' }).where('id', '=', id).execute(),
      );
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
  },
);

test('WG-23 a panel is edited on the page, with its content', PROOF, async ({ page }) => {
  await withTemplate(PANEL, async (id) => {
    // The page that shows it has such a link as well.
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

test(
  'LA-08 LA-09 links that reload the page and go to an anchor are chosen in the editor and work on the page',
  PROOF,
  async ({ page }) => {
    const again = {
      ...BUTTON,
      id: 'again',
      settings: { ...BUTTON.settings, label: { en: 'Again', ar: '' } },
    };
    await placeOnHome([BUTTON, again, LONG, CARE, LONG_AFTER]);
    const canvas = await openEditor(page);
    for (const [id, name, action, address] of [
      ['sizes', 'Button · Sizes', 'Go to #care-1', '#care-1'],
      ['again', 'Button · Again', 'Reload the page', '#reload-page'],
    ] as const) {
      await chooseLayer(page, name);
      const settings = settingsOf(page);
      await settings.getByRole('textbox', { name: 'Leads to', exact: true }).fill('');
      await settings.getByRole('combobox', { name: 'Action: Leads to' }).click();
      await page.getByRole('option', { name: action }).click();
      await expect(canvas.locator(`[data-template-id="${id}"] a`)).toHaveAttribute('href', address);
    }
    await update(page);
    const link = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
    await until(page, '/', () =>
      expect(link('Again')).toHaveAttribute('href', '#reload-page', { timeout: 500 }),
    );
    await settle(page);
    await page.evaluate(() => {
      document.title = 'Before';
    });
    await link('Sizes').click();
    await expect(page.locator('#care-1')).toBeInViewport();
    await expect
      .poll(() => page.locator('#care-1').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(200);
    await expect(page).toHaveTitle('Before');
    await link('Again').click();
    await expect(page).not.toHaveTitle('Before');
  },
);

test(
  'SK-01 LY-02 what is set sticky in the editor is sticky on the page, in the device modes it names',
  PROOF,
  async ({ page }) => {
    await placeOnHome([CARE, LONG]);
    await openEditor(page);
    const devices = page.getByRole('radiogroup', { name: 'Device' }).getByRole('radio');
    await expect(devices).toHaveCount(3);
    await chooseLayer(page, 'Heading · Care');
    await stickOn(page, 'Desktop');
    await update(page);
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
  },
);
