import type { Page } from '@playwright/test';
import { expect } from '../shop.ts';
import { placeOnHome } from './place-on-home.ts';
import { until, withTemplate } from './with-template.ts';

export const TITLE = { en: 'Size guide', ar: 'دليل المقاسات' };

export const buttonTo = (id: string, url: object | string, label: string) => ({
  ...{ id, widget: 'button', version: 1 },
  settings: { label: { en: label, ar: label }, url, look: 'secondary' },
});

const INSIDE = [
  buttonTo('more', '/faq/', 'All questions'),
  buttonTo('leave', '#off_canvas:close', 'Back to the page'),
  {
    ...{ id: 'panelend', widget: 'text', version: 1 },
    settings: { html: { en: '<p>The end of the panel.</p>', ar: '<p>نهاية اللوحة.</p>' } },
  },
];

export const panelOf = (page: Page) => page.locator('dialog[data-off-canvas]');
export const linkOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A home page with links that open a panel, until the test ends. */
export async function withPanel(
  page: Page,
  settings: object,
  look: (id: number) => Promise<void>,
): Promise<void> {
  await withTemplate(
    { place: 'off-canvas', include: [], settings: { title: TITLE, ...settings }, tree: INSIDE },
    async (id) => {
      const putBack = await placeOnHome([
        buttonTo('opens', { 'off-canvas': id, action: 'open' }, 'Sizes'),
        buttonTo('toggles', { 'off-canvas': id, action: 'toggle' }, 'Sizes or not'),
      ]);
      try {
        await until(page, '/', () => expect(panelOf(page)).toHaveCount(1, { timeout: 500 }));
        await look(id);
      } finally {
        await putBack();
      }
    },
  );
}
