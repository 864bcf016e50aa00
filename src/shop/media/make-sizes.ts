import type { MediaId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import { nextWithoutSizes, saveSizes } from './media.store.ts';
import type { Media, PictureSize } from './media.ts';

/** Widths in pixels; a picture gets those it is wider than, and its own when that is no larger than the last. */
const WIDTHS_PX = [320, 480, 720, 1080, 1600, 2400];
const FORMATS = ['avif', 'webp'] as const;

type Needs = {
  db: DbOrTx;
  files: FileStore;
  /** Null: the original cannot be read. */
  resize: (task: {
    path: string;
    format: 'avif' | 'webp';
    widthPx: number;
  }) => Promise<{ bytes: Uint8Array; heightPx: number } | null>;
  /** Told once all copies of a picture are there. */
  pictureReady: (id: MediaId) => Promise<void>;
};

export function widthsFor(originalPx: number): number[] {
  const smaller = WIDTHS_PX.filter((width) => width < originalPx);
  const own = Math.min(originalPx, WIDTHS_PX.at(-1) ?? originalPx);
  return smaller.includes(own) ? smaller : [...smaller, own];
}

async function copiesOf(media: Media, { files, resize }: Needs): Promise<PictureSize[]> {
  const stem = media.file.replace(/\.[^.]+$/, '');
  const sizes: PictureSize[] = [];
  for (const format of FORMATS) {
    for (const widthPx of widthsFor(media.widthPx)) {
      const copy = await resize({ path: files.pathOf(media.file), format, widthPx });
      if (copy === null) return [];
      const file = `${stem}-${widthPx}.${format}`;
      await files.write(file, copy.bytes);
      sizes.push({ format, widthPx, heightPx: copy.heightPx, file });
    }
  }
  return sizes;
}

/**
 * Makes the smaller copies of one picture that has none yet. A picture that cannot be read keeps its original.
 *
 * @returns false when there was nothing left to do
 */
export function makeNextSizes(needs: Needs) {
  return async (): Promise<boolean> => {
    const media = await nextWithoutSizes(needs.db);
    if (media === null) return false;
    const sizes = await copiesOf(media, needs);
    await saveSizes(needs.db, media.id, sizes);
    await needs.pictureReady(media.id);
    return true;
  };
}
