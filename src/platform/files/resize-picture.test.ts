import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
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

it('makes a smaller copy with the same proportions', async () => {
  const path = join(folder, 'wide.jpg');
  const [small, smaller] = await Promise.all([
    resizePicture({ path, format: 'webp', widthPx: 320 }),
    resizePicture({ path, format: 'avif', widthPx: 160 }),
  ]);
  expect(small?.heightPx).toBe(160);
  expect(smaller?.heightPx).toBe(80);
  expect((await sharp(small?.bytes).metadata()).format).toBe('webp');
});

it('answers null for what cannot be read, and goes on', async () => {
  expect(await resizePicture({ path: join(folder, 'broken.jpg'), format: 'webp', widthPx: 320 })).toBeNull();
  expect(
    await resizePicture({ path: join(folder, 'wide.jpg'), format: 'webp', widthPx: 320 }),
  ).not.toBeNull();
});
