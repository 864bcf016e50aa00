import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { Resized, ResizeTask } from './resize-picture.ts';

// A process of its own: its memory goes back when it ends, and the shop's answers come first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

const QUALITY = { avif: { quality: 55, effort: 2 }, webp: { quality: 78, effort: 3 } } as const;

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
