import { expect, test } from '../shop.ts';

test('RT-05 the block that the address names comes to the middle of the window', async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .locator('main [data-template-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-template-id') ?? ''));
  expect(ids.length).toBeGreaterThan(4);
  for (const prefix of ['/', '/ar/']) {
    const id = ids.at(-2) ?? '';
    await page.goto(`${prefix}?theme_template_id=${id}`);
    await page.waitForLoadState('networkidle');
    const offset = () =>
      page.locator(`[data-template-id="${id}"]`).evaluate((block) => {
        const { top, height } = block.getBoundingClientRect();
        return Math.abs(top + height / 2 - innerHeight / 2) / innerHeight;
      });
    await expect.poll(offset).toBeLessThanOrEqual(0.1);
  }
});

test('RT-06 an id that no block has does nothing', async ({ page }) => {
  for (const id of ['nowhere', '', '%22%5D%27']) {
    const answer = await page.goto(`/?theme_template_id=${id}`);
    expect(answer?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
