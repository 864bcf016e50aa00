import type { Page } from '@playwright/test';
import { widgets } from '#widgets/index.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { standInForNetworks } from './hosted-social.ts';
import { placeOnHome } from './place-on-home.ts';

const WIDGETS = [
  ['WG-09', 'social-button', 'https://www.facebook.com/plugins/page.php'],
  ['WG-10', 'social-comments', 'https://t.me/telegram/83'],
  ['WG-11', 'social-embed', 'https://www.instagram.com/p/CUbHfhpswxt/embed/captioned/'],
  ['WG-12', 'social-page', 'https://www.facebook.com/plugins/page.php'],
] as const;

const node = (id: string, widget: string, settings: object) => ({
  ...{ id, widget, version: 1 },
  settings: { ...widgets.get(widget)?.sample, ...settings },
});
const PLACED = [
  ...WIDGETS.map(([, name]) => name),
  node('follow', 'social-button', { address: 'https://x.com/jamra' }),
  node('share', 'social-button', { action: 'share', network: 'facebook' }),
  node('counted', 'social-button', { action: 'share', network: 'facebook', hasCounter: true }),
  node('channel', 'social-comments', { address: 'https://t.me/telegram' }),
];

/** Restores the home page: the next tests of settings share the shop. */
let takeAway: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  takeAway = await placeOnHome(PLACED);
});
test.afterAll(() => takeAway());

const boxOf = (page: Page, id: string) => page.locator(`[data-template-id="${id}"]`);
const barOf = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

async function answer(page: Page, name: string): Promise<void> {
  await barOf(page).getByRole('button', { name, exact: true }).click();
  await expect(barOf(page)).toBeHidden();
}

/** Opens the content behind a network's button. */
async function unfold(page: Page, id: string): Promise<void> {
  const summary = boxOf(page, id).locator('summary');
  if ((await summary.count()) > 0) await summary.click();
}

for (const [requirement, name, frame] of WIDGETS) {
  const id = `placed-${name}`;

  test(
    `${requirement} before consent nothing is requested from the network; after “Load once” its frame alone`,
    PROOF,
    async ({ page }) => {
      const hosted = await standInForNetworks(page);
      await page.goto('/');
      await answer(page, 'Reject all');
      const box = boxOf(page, id);
      await box.scrollIntoViewIfNeeded();
      await settle(page);
      await expect(box.getByRole('link').first()).toHaveAttribute('href', /^https:\/\//);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(hosted.requests).toEqual([]);
      await unfold(page, id);
      await box.getByRole('button', { name: 'Load once' }).click();
      await expect(box.locator('[data-state="shown"]')).toHaveCount(1);
      await expect(box.frameLocator('iframe').getByText('Shown by')).toBeVisible();
      expect(hosted.frames).toHaveLength(1);
      expect(hosted.frames[0]?.startsWith(frame)).toBe(true);
      expect(hosted.requests).toEqual([`HEAD ${hosted.frames[0]}`, `GET ${hosted.frames[0]}`]);
      await page.reload();
      await settle(page);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(hosted.frames).toHaveLength(1);
    },
  );

  test(
    `${requirement} “Always allow” is remembered, and withdrawing it ends the frame at once`,
    PROOF,
    async ({ page }) => {
      const hosted = await standInForNetworks(page);
      await page.goto('/');
      await answer(page, 'Reject all');
      const box = boxOf(page, id);
      await unfold(page, id);
      await box.getByRole('button', { name: 'Always allow' }).click();
      await expect(box.locator('iframe')).toBeVisible();
      await page.reload();
      await box.scrollIntoViewIfNeeded();
      await expect(box.frameLocator('iframe').getByText('Shown by')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).press('Enter');
      await answer(page, 'Reject all');
      await expect(page.locator('iframe')).toHaveCount(0);
      const { length } = hosted.requests;
      await page.reload();
      await box.scrollIntoViewIfNeeded();
      await settle(page);
      expect(hosted.requests).toHaveLength(length);
    },
  );
}

test(
  'WG-09 a network without a button of its own has a link, and nothing that waits',
  PROOF,
  async ({ page }) => {
    await page.goto('/ar/');
    const link = boxOf(page, 'follow').getByRole('link', { name: /المتابعة على/ });
    await expect(link).toHaveAttribute('href', 'https://x.com/jamra');
    await expect(boxOf(page, 'follow').locator('[data-social]')).toHaveCount(0);
  },
);

test(
  'WG-09 sharing opens the network’s share page, and its own button is about the current page',
  PROOF,
  async ({ page, baseURL }) => {
    const hosted = await standInForNetworks(page);
    await page.goto('/ar/');
    const share = boxOf(page, 'share');
    const url = encodeURIComponent(`${baseURL}/ar/`);
    await expect(share.getByRole('link')).toHaveAttribute('href', new RegExp(`sharer\\.php\\?u=${url}`));
    await share.locator('summary').click();
    await share.locator('[data-social-once]').click();
    await expect(share.frameLocator('iframe').getByText('Shown by')).toBeAttached();
    expect(hosted.frames[0]).toContain(`/plugins/share_button.php?href=${url}`);
  },
);

test(
  'SH-03 Facebook’s number of shares is off by default; switched on, it shows after consent alone',
  PROOF,
  async ({ page }) => {
    const hosted = await standInForNetworks(page);
    await page.goto('/');
    await answer(page, 'Reject all');
    await settle(page);
    expect(hosted.requests).toEqual([]);
    for (const [id, layout] of [
      ['share', 'button'],
      ['counted', 'button_count'],
    ] as const) {
      await boxOf(page, id).locator('summary').click();
      await boxOf(page, id).getByRole('button', { name: 'Load once' }).click();
      await expect(boxOf(page, id).locator('[data-state="shown"]')).toHaveCount(1);
      expect(new URL(hosted.frames.at(-1) ?? '').searchParams.get('layout')).toBe(layout);
    }
  },
);

test('WG-10 a channel’s comments are those on the current page', PROOF, async ({ page, baseURL }) => {
  const hosted = await standInForNetworks(page);
  await page.goto('/ar/');
  await boxOf(page, 'channel').locator('[data-social-once]').click();
  await expect(boxOf(page, 'channel').frameLocator('iframe').getByText('Shown by')).toBeAttached();
  expect(new URL(hosted.frames[0] ?? '').searchParams.get('page_url')).toBe(`${baseURL}/ar/`);
});

test(
  'WG-11 a network that does not answer leaves the cover, with a link and a second try',
  PROOF,
  async ({ page }) => {
    let isAnswering = false;
    await standInForNetworks(page, () => isAnswering);
    await page.goto('/');
    await answer(page, 'Reject all');
    const box = boxOf(page, 'placed-social-embed');
    const shape = await box.locator('[data-social-frame]').boundingBox();
    await box.getByRole('button', { name: 'Load once' }).click();
    await expect(box.getByRole('status')).toHaveText(/Instagram isn’t responding/);
    await expect(box.locator('iframe')).toHaveCount(0);
    await expect(box.getByRole('link', { name: 'Open on Instagram' })).toBeVisible();
    isAnswering = true;
    await box.getByRole('button', { name: 'Load once' }).click();
    await expect(box.frameLocator('iframe').getByText('Shown by')).toBeVisible();
    const { height } = (await box.locator('[data-social-frame]').boundingBox()) ?? {};
    expect(height).toBeCloseTo(shape?.height ?? 0, 0);
  },
);

test(
  'WG-11 the frame is named, is loaded late and cannot lead the page elsewhere',
  PROOF,
  async ({ page }) => {
    await standInForNetworks(page);
    await page.goto('/');
    await answer(page, 'Accept all');
    await boxOf(page, 'placed-social-embed').scrollIntoViewIfNeeded();
    const frame = boxOf(page, 'placed-social-embed').locator('iframe');
    await expect(frame).toHaveAttribute('title', 'Instagram post: How our customers set it up');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-modals|allow-downloads/);
  },
);

test('WG-12 by keys alone: the frame loads and has the focus', PROOF, async ({ page }) => {
  await standInForNetworks(page);
  await page.goto('/');
  await answer(page, 'Reject all');
  const box = boxOf(page, 'placed-social-page');
  await box.getByRole('button', { name: 'Load once' }).focus();
  await page.keyboard.press('Enter');
  await expect(box.locator('iframe')).toBeFocused();
});

test(
  'WG-09 WG-10 WG-11 WG-12 only pages with such a widget may load from the hosts of its frame',
  PROOF,
  async ({ page }) => {
    const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? '';
    const frames = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(frames).toEqual(
      expect.arrayContaining(['https://t.me', 'https://www.instagram.com', 'https://www.facebook.com']),
    );
    expect(policy).not.toContain('https://x.com');
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/facebook|instagram|t\.me/);
    const other = await page.goto('/contact/');
    expect(other?.headers()['content-security-policy']).not.toMatch(/facebook|instagram|t\.me/);
  },
);

for (const [prefix, width] of [
  ['/', 320],
  ['/ar/', 360],
  ['/', 1440],
] as const)
  test(
    `WG-09 WG-10 WG-11 WG-12 fit without accessibility faults, ${prefix} at ${width} px`,
    PROOF,
    async ({ page }) => {
      await standInForNetworks(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(prefix);
      const bar = page.locator('[data-consent-bar]');
      await bar.locator('[value="none"]').click();
      await unfold(page, 'placed-social-button');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-09 WG-10 WG-11 WG-12 each is a link to the network', async ({ page }) => {
    await page.goto('/');
    for (const [, name] of WIDGETS) {
      const box = boxOf(page, `placed-${name}`);
      await expect(box.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/(?:www\.|t\.me)/);
      await expect(box.getByRole('button')).toHaveCount(0);
    }
  });
});
