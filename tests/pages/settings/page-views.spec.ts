import { recordEvents } from '../analytics/sent-events.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

test(
  'AN-02 what a list shows in place is a page view of its own, unless the setting says otherwise',
  PROOF,
  async ({ page, setting }) => {
    const sent = recordEvents(page);
    const filter = async () => {
      await page.goto('/shop/');
      await settle(page);
      await page.evaluate(() => {
        document.addEventListener('jamra:loop:replaced', () =>
          document.body.setAttribute('data-replaced', ''),
        );
      });
      await page.locator('[data-filter-panel] a[data-term]').first().click();
      await expect(page.locator('body')).toHaveAttribute('data-replaced', '');
      const { origin, href } = new URL(page.url());
      expect(href).not.toBe(`${origin}/shop/`);
      return { list: `${origin}/shop/`, filtered: href };
    };
    const viewed = async () =>
      (await sent.named('page_view')).map((params) => {
        const { page_location: at, page_referrer: from } = params as {
          page_location: string;
          page_referrer: string;
        };
        return [at, from];
      });
    const { list, filtered } = await filter();
    await expect.poll(viewed).toEqual([
      [list, ''],
      [filtered, list],
    ]);
    await setting('analytics.gridPageViews', false);
    await filter();
    await expect.poll(viewed).toHaveLength(3);
    expect((await viewed()).at(-1)?.[0]).toBe(list);
  },
);
