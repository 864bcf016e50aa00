import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { Resized, ResizeTask } from './resize-picture.ts';

// A process of its own: its memory goes back when it ends, and the shop's answers come first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

/** `smartSubsample` keeps the colour of narrow edges, which WebP otherwise halves. */
const QUALITY = {
  avif: { quality: 66, effort: 2 },
  webp: { quality: 84, effort: 3, smartSubsample: true },
} as const;

async function resize({ path, format, widthPx }: ResizeTask): Promise<Resized | null> {
  try {
    const { data, info } = await sharp(path)
      .resize({ width: widthPx, withoutEnlargement: true })
      .toFormat(format, QUALITY[format])
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, heightPx: info.height };
  } catch {
    return null;
  }
}

process.on('message', async (task: ResizeTask) => {
  process.send?.(await resize(task));
});
process.on('disconnect', () => process.exit());
