import { filter, grid } from '../loops/place-loops.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as adminTest } from '../with-setting.ts';
import { aPage } from './a-page.ts';
import { openDocument } from './open-editor.ts';

const REFRESH = '**/wp-json/elementor-pro/v1/refresh-loop';

adminTest('GF-17 RO-02 a term pressed in the editor filters the loop as it is edited', async ({ page }) => {
  const { name, slug } = await aPage([
    filter('edited', { taxonomy: 'product_brand', multiple: 'OR' }),
    grid('edited', { perPage: 12 }),
  ]);
  const canvas = await openDocument(page, name);
  const items = canvas.locator('[data-loop="edited"] .e-loop-item');
  await expect(items).toHaveCount(12);
  const term = canvas.locator('[data-filter-loop="edited"] [data-filter]').first();
  const brand = (await term.locator('span').first().textContent()) ?? '';
  const sent = page.waitForRequest(REFRESH);
  await term.click();
  const request = await sent;
  const body = request.postDataJSON();
  expect(await request.headerValue('x-wp-nonce')).toMatch(/^[0-9a-f]{10}$/);
  expect(body).toMatchObject({
    post_id: `page-${slug}`,
    widget_id: 'edited',
    is_edit_mode: true,
    widget_model: { id: 'edited', widget: 'loop-grid', settings: { perPage: 12 } },
  });
  expect((await request.response())?.status()).toBe(200);
  await expect(term).toHaveAttribute('aria-current', 'true');
  const brands = canvas.locator('[data-loop="edited"] .j-card__brand');
  await expect(brands.filter({ hasNotText: brand })).toHaveCount(0);
  expect(await brands.count()).toBeGreaterThan(0);
});
