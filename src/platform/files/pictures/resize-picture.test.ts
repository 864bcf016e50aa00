import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resizePicture } from './resize-picture.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jamra-pictures-'));
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#a40' } })
    .jpeg()
    .toFile(join(folder, 'wide.jpg'));
  await writeFile(join(folder, 'broken.jpg'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('makes a smaller copy with the same aspect ratio', async () => {
  const path = join(folder, 'wide.jpg');
  const [small, smaller] = await Promise.all([
    resizePicture({ path, format: 'webp', widthPx: 320 }),
    resizePicture({ path, format: 'avif', widthPx: 160 }),
  ]);
  expect(small?.heightPx).toBe(160);
  expect(smaller?.heightPx).toBe(80);
  expect((await sharp(small?.bytes).metadata()).format).toBe('webp');
});

const EDGES = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">
  <rect width="600" height="300" fill="#e9dccb"/><circle cx="150" cy="150" r="100" fill="#c4552b"/>
  <circle cx="150" cy="150" r="40" fill="none" stroke="#fff" stroke-width="3"/>
  <rect x="320" y="40" width="220" height="220" rx="30" fill="#1d1613"/></svg>`;

/** Peak signal-to-noise ratio in decibels; the higher, the closer a copy is to its original. */
async function likeness(copy: Uint8Array, original: string, widthPx: number): Promise<number> {
  const pixels = (picture: Sharp) => picture.removeAlpha().raw().toBuffer();
  const [seen, meant] = await Promise.all([
    pixels(sharp(copy)),
    pixels(sharp(original).resize({ width: widthPx })),
  ]);
  const squares = seen.reduce((sum, value, at) => sum + (value - (meant[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / seen.length));
}

it.each([
  ['avif', 48],
  ['webp', 41],
] as const)('keeps coloured edges sharp in %s: at least %d dB', async (format, decibels) => {
  const path = join(folder, 'edges.png');
  await sharp(Buffer.from(EDGES)).png().toFile(path);
  const made = await resizePicture({ path, format, widthPx: 480 });
  expect(await likeness(made?.bytes ?? new Uint8Array(), path, 480)).toBeGreaterThan(decibels);
});

it('returns null for unreadable files and continues', async () => {
  expect(await resizePicture({ path: join(folder, 'broken.jpg'), format: 'webp', widthPx: 320 })).toBeNull();
  expect(
    await resizePicture({ path: join(folder, 'wide.jpg'), format: 'webp', widthPx: 320 }),
  ).not.toBeNull();
});
