import type { DbOrTx } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { Raise } from '#shop/events.ts';
import type { Media, PictureSize } from '../media.ts';
import { nextWithoutSizes, saveSizes } from '../store/media.ts';

/**
 * Target widths; a picture gets those smaller than its own, and its own unless that exceeds the largest. A browser
 * chooses the smallest that is not narrower than the place: 750 px fill a phone of 375 px at 2×, 1206 px one of 402 px
 * at 3×.
 */
const WIDTHS_PX = [320, 480, 750, 1206, 1600, 2400];
const FORMATS = ['avif', 'webp'] as const;

type Deps = {
  db: DbOrTx;
  files: FileStore;
  /** Null: the original cannot be read. */
  resize: (task: {
    path: string;
    format: 'avif' | 'webp';
    widthPx: number;
  }) => Promise<{ bytes: Uint8Array; heightPx: number } | null>;
  raise: Raise;
};

export function widthsFor(originalPx: number): number[] {
  const smaller = WIDTHS_PX.filter((width) => width < originalPx);
  const largest = Math.min(originalPx, WIDTHS_PX.at(-1) ?? originalPx);
  return smaller.includes(largest) ? smaller : [...smaller, largest];
}

async function copiesOf(media: Media, { files, resize }: Deps): Promise<PictureSize[]> {
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
 * Makes the resized copies of the next picture. One that cannot be read keeps its original.
 *
 * @returns false when none is missing
 */
export function makeNextSizes(deps: Deps) {
  return async (): Promise<boolean> => {
    const media = await nextWithoutSizes(deps.db);
    if (media === null) return false;
    const sizes = await copiesOf(media, deps);
    await saveSizes(deps.db, media.id, sizes);
    await deps.raise(deps.db, 'PictureResized', { id: media.id });
    return true;
  };
}
