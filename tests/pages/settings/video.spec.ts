import type { Page } from '@playwright/test';
import { video } from '#widgets/media/video/widget.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { standInForYouTube } from './hosted-video.ts';
import { placeOnHome } from './place-on-home.ts';

const INTERVAL_MS = 350;
const TOLERANCE_MS = 50;

const OWN = {
  id: 'own-video',
  widget: 'video',
  version: 1,
  settings: {
    ...video.sample,
    address: '/media/own.mp4',
    subtitles: { en: '/media/en.vtt', ar: '/media/ar.vtt' },
  },
};

/** Restores the home page: the next tests of settings share the shop. */
let takeAway: () => Promise<void> = async () => undefined;

test.beforeAll(async () => {
  takeAway = await placeOnHome(['video', OWN]);
});
test.afterAll(() => takeAway());

const videoOf = (page: Page) => page.locator('[data-template-id="placed-video"]');
const barOf = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

async function refuse(page: Page): Promise<void> {
  await barOf(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(barOf(page)).toBeHidden();
}

/** Moves the video into an open dialog or details element. */
async function putInto(page: Page, tag: 'dialog' | 'details'): Promise<void> {
  await videoOf(page).evaluate((video, name) => {
    const holder = document.createElement(name);
    holder.id = 'holder';
    video.before(holder);
    holder.append(video);
    if (holder instanceof HTMLDialogElement) holder.showModal();
    else holder.setAttribute('open', '');
  }, tag);
}

test('WG-34 a slow player is checked every 350 ms, and no more once it is ready', async ({ page }) => {
  const youTube = await standInForYouTube(page, 4);
  await page.goto('/');
  await barOf(page).getByRole('button', { name: 'Accept all' }).click();
  await videoOf(page)
    .getByRole('link', { name: /Play video/ })
    .click();
  await expect(videoOf(page).getByRole('status')).toHaveText('Loading the player…');
  await expect.poll(youTube.isPlaying).toBe(true);
  await expect(videoOf(page).getByRole('status')).toBeEmpty();
  const requests = await youTube.askedAtMs();
  expect(requests).toHaveLength(5);
  const gaps = requests.slice(1).map((at, index) => at - (requests[index] ?? 0));
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  expect(Math.abs(median - INTERVAL_MS)).toBeLessThanOrEqual(TOLERANCE_MS);
  await page.waitForTimeout(3 * INTERVAL_MS);
  expect(await youTube.askedAtMs()).toHaveLength(5);
});

for (const tag of ['dialog', 'details'] as const)
  test(`WG-34 closing the ${tag} around a video ends the asking and the player`, PROOF, async ({ page }) => {
    const youTube = await standInForYouTube(page, 1000);
    await page.goto('/');
    await refuse(page);
    await putInto(page, tag);
    await videoOf(page)
      .getByRole('link', { name: /Play video/ })
      .click();
    await videoOf(page).getByRole('button', { name: 'Allow and play' }).click();
    await expect.poll(async () => (await youTube.askedAtMs()).length).toBeGreaterThan(1);
    await page.locator('#holder').evaluate((holder) => {
      if (holder instanceof HTMLDialogElement) holder.close();
      else holder.removeAttribute('open');
    });
    await expect(page.locator('iframe')).toHaveCount(0);
    const { length } = await youTube.askedAtMs();
    await page.waitForTimeout(2 * INTERVAL_MS);
    expect(await youTube.askedAtMs()).toHaveLength(length);
  });

test(
  'SH-05 a video requests no other host before consent and a click; declining changes nothing',
  PROOF,
  async ({ page }) => {
    const { requests } = await standInForYouTube(page, 0);
    await page.goto('/');
    await settle(page);
    await refuse(page);
    await videoOf(page)
      .getByRole('link', { name: /Play video/ })
      .click();
    await expect(videoOf(page).getByText('receives your IP address')).toBeVisible();
    await videoOf(page).getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await settle(page);
    await expect(barOf(page)).toBeHidden();
    expect(requests).toEqual([]);
  },
);

test(
  'consent given in the video plays it, is remembered, and can be withdrawn below it',
  PROOF,
  async ({ page }) => {
    const youTube = await standInForYouTube(page, 0);
    await page.goto('/');
    await refuse(page);
    await videoOf(page)
      .getByRole('link', { name: /Play video/ })
      .press('Enter');
    await videoOf(page).getByRole('button', { name: 'Allow and play' }).press('Enter');
    await expect.poll(youTube.isPlaying).toBe(true);
    await expect(page.frameLocator('iframe').locator('body')).toBeAttached();
    expect(youTube.requests.map((url) => new URL(url).host).toSorted()).toEqual([
      'www.youtube-nocookie.com',
      'www.youtube.com',
    ]);
    await page.reload();
    const settings = videoOf(page).getByRole('button', { name: 'Privacy choices' });
    await settings.press('Enter');
    const functional = barOf(page).getByRole('checkbox', { name: /Content from other sites/ });
    await expect(functional).toBeChecked();
    await expect(barOf(page).getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked();
    await functional.uncheck();
    await barOf(page).getByRole('button', { name: 'Save choice' }).click();
    await expect(settings).toBeFocused();
    await videoOf(page)
      .getByRole('link', { name: /Play video/ })
      .click();
    await expect(videoOf(page).getByText('receives your IP address')).toBeVisible();
  },
);

test(
  'only pages with a hosted video may load from its hosts, and only they request it',
  PROOF,
  async ({ page }) => {
    const home = (await page.goto('/'))?.headers()['content-security-policy'];
    expect(home).toContain("frame-src 'self' https://www.youtube-nocookie.com");
    expect(home).toMatch(/script-src [^;]*https:\/\/www\.youtube\.com/);
    const other = await page.goto('/contact/');
    expect(other?.headers()['content-security-policy']).not.toContain('youtube');
    await settle(page);
    await expect(barOf(page)).toBeHidden();
  },
);

for (const [prefix, label, width] of [
  ['/', 'Privacy choices', 320],
  ['/', 'Privacy choices', 1280],
  ['/ar/', 'خيارات الخصوصية', 360],
] as const)
  test(`bar and video have no accessibility faults, ${prefix} at ${width} px`, PROOF, async ({ page }) => {
    await standInForYouTube(page, 0);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(prefix);
    const bar = page.getByRole('region', { name: label });
    await expect(bar).toBeVisible();
    await bar.locator('[data-consent-choose]').click();
    await expect(bar.getByRole('checkbox')).toHaveCount(4);
    expect(await accessibilityFaults(page)).toEqual([]);
    await bar.locator('[value="none"]').click();
    await videoOf(page).locator('[data-video-play]').click();
    await expect(videoOf(page).locator('[data-video-allow]')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('a video of the shop waits for a press and has subtitles of both languages', async ({ page }) => {
  await page.goto('/ar/');
  const video = page.locator('[data-template-id="own-video"]');
  await expect(video.locator('video')).toHaveAttribute('preload', 'none');
  await expect(video.locator('track[default]')).toHaveAttribute('srclang', 'ar');
  await expect(video.locator('track')).toHaveCount(2);
  await expect(video.locator('[data-consent-settings]')).toHaveCount(0);
});

test.describe('before the age question is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('consent is not asked for over the age question', async ({ page }) => {
    await page.goto('/');
    const age = page.locator('dialog#age-question');
    await expect(age).toBeVisible();
    await settle(page);
    await expect(page.locator('[data-consent-bar]')).toHaveCount(0);
    await age.getByRole('button').first().click();
    await expect(barOf(page)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-35 a video is a link to where it can be watched', async ({ page }) => {
    await page.goto('/');
    await expect(videoOf(page).getByText('How to clean the device').first()).toBeVisible();
    await expect(videoOf(page).getByRole('link', { name: /Play video/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    );
    await expect(videoOf(page).getByRole('button')).toHaveCount(0);
  });
});
