import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { recordEvents } from './sent-events.ts';

const ADDRESS = '/media/film.wav';
const SECONDS = 4;
const RATE_HZ = 8000;
const HEADER_BYTES = 44;
const MARKS = [10, 25, 50, 75];

/** A silent film that every browser can play: an 8-bit WAV file. */
function silence(): Buffer {
  const samples = Buffer.alloc(SECONDS * RATE_HZ, 128);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE_HZ, 24);
  header.writeUInt32LE(RATE_HZ, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Adds a film of the shop to the page. */
async function showFilm(page: Page, attributes: string): Promise<void> {
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
  await page.goto('/faq/');
  await page
    .locator('main')
    .evaluate(
      (main, html) => main.insertAdjacentHTML('afterbegin', html),
      `<video id="film" title="How to clean it" src="${ADDRESS}" preload="none" ${attributes}></video>`,
    );
}

const play = (page: Page) =>
  page.locator('#film').evaluate(async (film: HTMLVideoElement) => {
    film.muted = true;
    await film.play();
  });
const ended = (page: Page) => expect(page.locator('#film')).toHaveJSProperty('ended', true);

test('AN-07 a film that is watched is a start, four marks and a completion, each once', async ({ page }) => {
  const sent = recordEvents(page);
  await showFilm(page, 'controls');
  await expect.poll(() => sent.named('page_view')).toHaveLength(1);
  await page.locator('#film').click({ position: { x: 2, y: 2 } });
  await play(page);
  await ended(page);
  await play(page);
  await ended(page);
  const facts = {
    ...{ video_provider: 'own', video_title: 'How to clean it', video_duration: SECONDS },
    video_url: expect.stringContaining(ADDRESS),
  };
  await expect
    .poll(() => sent.named('video_start'))
    .toEqual([{ ...facts, video_current_time: 0, video_percent: 0 }]);
  const marks = await sent.named('video_progress');
  expect(marks.map((params) => (params as { video_percent: number }).video_percent)).toEqual(MARKS);
  for (const params of marks) expect(params).toMatchObject(facts);
  expect(await sent.named('video_complete')).toEqual([
    { ...facts, video_current_time: SECONDS, video_percent: 100 },
  ]);
});

test('AN-07 a film that is left half-way reports how far it was watched', PROOF, async ({ page }) => {
  const sent = recordEvents(page);
  await showFilm(page, 'controls');
  await expect.poll(() => sent.named('page_view')).toHaveLength(1);
  await page.locator('#film').click({ position: { x: 2, y: 2 } });
  // By the film's own clock: a slow machine would pause it too late.
  await page.locator('#film').evaluate((film: HTMLVideoElement) => {
    film.addEventListener('timeupdate', () => {
      if (film.currentTime > film.duration * 0.26) film.pause();
    });
  });
  await play(page);
  await expect(page.locator('#film')).toHaveJSProperty('paused', true);
  await expect
    .poll(async () =>
      (await sent.named('video_progress')).map((one) => (one as { video_percent: number }).video_percent),
    )
    .toEqual([10, 25]);
  expect(await sent.named('video_complete')).toEqual([]);
});

test('AN-07 a film without controls is decoration', PROOF, async ({ page }) => {
  const sent = recordEvents(page);
  await showFilm(page, '');
  await expect.poll(() => sent.named('page_view')).toHaveLength(1);
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await play(page);
  await ended(page);
  expect((await sent.all()).filter(({ name }) => name.startsWith('video'))).toEqual([]);
});
