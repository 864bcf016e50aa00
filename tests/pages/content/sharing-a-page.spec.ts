import { SHARE_NETWORKS, type ShareNetwork, shareAddress } from '#shop/sharing/rules/networks.ts';
import { readPage, withAttributes } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const ARTICLE = '/blog/clean-your-device-in-three-minutes/';

test('SH-01 SH-02 SH-05 at least twenty networks by name, email and print; nothing is requested from them', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.goto(ARTICLE);
  const share = page.getByRole('region', { name: 'Share' });
  await expect(share.locator('[data-network]:visible')).toHaveCount(4);
  await share.getByText('More', { exact: true }).click();
  const links = await share.locator('[data-network]:visible').all();
  expect(links.length).toBeGreaterThanOrEqual(20);
  for (const link of links) expect(await link.textContent()).not.toBe('');
  await expect(share.locator('[data-network] :is(svg, img)')).toHaveCount(0);
  await expect(share.getByRole('button', { name: 'Print' })).toBeVisible();
  const email = share.getByRole('link', { name: 'Email' });
  await expect(email).toBeVisible();
  const letter = new URL((await email.getAttribute('href')) ?? '');
  expect(letter.protocol).toBe('mailto:');
  expect(letter.searchParams.get('subject')).toBe(await page.getByRole('heading', { level: 1 }).innerText());
  expect(letter.searchParams.get('body')).toContain(`${baseURL}${ARTICLE}`);
  await settle(page);
  expect(foreign).toEqual([]);
});

test('SH-02 each link carries the address and the title of the page', async ({ page, baseURL }) => {
  await page.goto(`/ar${ARTICLE}`);
  const url = `${baseURL}/ar${ARTICLE}`;
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const imageUrl = await page.locator('meta[property="og:image"]').getAttribute('content');
  const links = await page.locator('[data-share] [data-network]').evaluateAll((all) =>
    all.map((link) => ({
      network: link.getAttribute('data-network') as ShareNetwork,
      href: link.getAttribute('href'),
      rel: link.getAttribute('rel'),
    })),
  );
  expect(links.map(({ network }) => network)).toEqual(SHARE_NETWORKS);
  for (const { network, href, rel } of links) {
    // The exact address of each network is tested beside `shareAddress`.
    const isPictured = network === 'pinterest';
    expect(href).toBe(shareAddress(network, { url, title, imageUrl: isPictured ? (imageUrl ?? '') : '' }));
    expect(rel).toContain('noopener');
  }
  const whatsapp = await page.locator('[data-network="whatsapp"]').getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(`${title} ${url}`);
});

test(
  'SH-02 print opens the print dialog, copy copies the address, and the device’s share sheet is offered where it has one',
  PROOF,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => void document.body.setAttribute('data-printed', '');
      Object.assign(navigator, {
        share: async (requested: ShareData) =>
          void document.body.setAttribute('data-shared', requested.url ?? ''),
      });
    });
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ARTICLE}`);
    await page.getByRole('button', { name: 'Share via device' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', /clean-your-device/);
  },
);

test('sharing works without scripts, and shows nothing that needs them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(ARTICLE);
  const share = page.getByRole('region', { name: 'Share' });
  await expect(share.locator('[data-network]:visible')).toHaveCount(4);
  await expect(share.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('SH-02 a product and a piece of work can be shared too', async ({ request, baseURL }) => {
  for (const path of ['/product/kovia-bar/', '/portfolio/courtyard-shop/']) {
    const page = await readPage(request, path);
    const [telegram] = withAttributes(page, 'a', { 'data-network': 'telegram' });
    expect(new URL(telegram?.attribs.href ?? '').searchParams.get('url')).toBe(`${baseURL}${path}`);
  }
});
