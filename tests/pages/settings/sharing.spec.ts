import { readPage, withAttribute, withClass, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const ARTICLE = '/blog/repair-day/';

test(
  'SH-03 counters are off by default; switched on, each network counts the clicks in this shop',
  PROOF,
  async ({ page, context, baseURL, setting }) => {
    const requests: string[] = [];
    await context.route(
      (url) => url.origin !== baseURL,
      (route) => route.fulfill({ body: 'a network' }),
    );
    context.on('request', (request) => requests.push(request.url()));
    await page.goto(ARTICLE);
    const link = (network: string) => page.locator(`[data-share] [data-network="${network}"]`);
    const press = async (network: string) => {
      const opened = context.waitForEvent('page');
      await link(network).click();
      await (await opened).close();
    };
    await expect(page.locator('.j-share__count')).toHaveCount(0);
    await press('telegram');
    expect(requests.filter((url) => url.endsWith('/share/'))).toEqual([]);

    await setting('share.counters', true);
    await page.goto(ARTICLE);
    const numbers = page.locator('[data-share] [data-network] .j-share__count');
    expect(new Set(await numbers.allTextContents())).toEqual(new Set(['0']));
    expect(await numbers.count()).toBe(await page.locator('[data-share] [data-network]').count());
    requests.length = 0;
    for (const network of ['whatsapp', 'x', 'whatsapp']) {
      const counted = page.waitForRequest((request) => request.url().endsWith('/share/'));
      await press(network);
      await counted;
    }
    for (const [network, shares] of [
      ['whatsapp', 2],
      ['x', 1],
      ['facebook', 0],
    ] as const) {
      await expect(async () => {
        await page.goto(ARTICLE);
        await expect(link(network).locator('.j-share__count')).toHaveText(String(shares), { timeout: 500 });
      }).toPass();
      await expect(link(network)).toHaveAccessibleName(new RegExp(`, ${shares} shares? `));
    }
  },
);

test('SH-03 counters are off by default; switched on, clicks in this shop are shown, and one on a page that is not there counts nothing', async ({
  request,
  setting,
}) => {
  const shown = async () => {
    const page = await readPage(request, ARTICLE);
    const links = withAttribute(page, 'data-network');
    return new Map(
      links.flatMap((link) =>
        withClass(link, 'j-share__count').map(
          (count) => [link.attribs['data-network'], wordsOf(count)] as const,
        ),
      ),
    );
  };
  expect((await shown()).size).toBe(0);
  await setting('share.counters', true);
  await expect.poll(async () => new Set((await shown()).values())).toEqual(new Set(['0']));
  expect((await shown()).size).toBeGreaterThanOrEqual(20);
  for (const network of ['linkedin', 'pinterest', 'linkedin'])
    expect((await request.post('/share/', { form: { network, path: ARTICLE } })).status()).toBe(204);
  await expect
    .poll(async () => [...(await shown())].filter(([, count]) => count !== '0'))
    .toEqual(
      expect.arrayContaining([
        ['linkedin', '2'],
        ['pinterest', '1'],
      ]),
    );
  for (const form of [
    { network: 'whatsapp', path: '/blog/none/' },
    { network: 'none', path: ARTICLE },
    { network: 'x', path: '//evil.example/' },
    { network: '', path: 'x'.repeat(5000) },
  ]) {
    expect((await request.post('/share/', { form })).status()).toBe(204);
  }
});
