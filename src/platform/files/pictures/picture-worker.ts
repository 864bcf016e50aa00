import { constants, setPriority } from 'node:os';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { sendToParent } from '../send-to-parent.ts';
import type { PictureAnswers, PictureTask } from './run-picture-task.ts';

// A separate process, so that its memory is returned when it exits. Resizing runs at low priority, behind
// requests.
if (process.argv[2] === 'behind') setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

/** `smartSubsample` keeps the colour of thin edges, which WebP otherwise halves. */
const QUALITY = {
  avif: { quality: 66, effort: 2 },
  webp: { quality: 84, effort: 3, smartSubsample: true },
  png: { compressionLevel: 9 },
} as const;
/** Formats that every browser displays. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
/** Longest side of a redrawn picture. */
const MOST_SIDE_PX = 2000;
const JPEG = { quality: 92, mozjpeg: true } as const;
const KEPT_FORMATS: Readonly<Record<string, 'jpeg' | 'png' | 'webp' | 'avif'>> = {
  jpeg: 'jpeg',
  webp: 'webp',
  heif: 'avif',
};

type Doing = {
  [Name in keyof PictureAnswers]: (
    task: Extract<PictureTask, { do: Name }>,
  ) => Promise<PictureAnswers[Name] | null>;
};

const doing: Doing = {
  resize: async ({ path, format, widthPx, mostPixels }) => {
    const { data, info } = await sharp(path, { limitInputPixels: mostPixels })
      .resize({ width: widthPx, withoutEnlargement: true })
      .toFormat(format, QUALITY[format])
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, heightPx: info.height };
  },
  /** Reads only the header, so any size is allowed. */
  inspect: async ({ source }) => {
    const type =
      typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source);
    if (type === undefined || !SHOWN.has(type.mime)) return null;
    const { width, height, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
    const seen = { widthPx: autoOrient.width, heightPx: autoOrient.height };
    return { mime: type.mime, extension: type.ext, widthPx: width, heightPx: height, seen };
  },
  redraw: async ({ path, mostPixels }) => {
    const bytes = await sharp(path, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width: MOST_SIDE_PX, height: MOST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
    return { bytes };
  },
  cut: async ({ path, box, mostPixels }) => {
    const whole = sharp(path, { limitInputPixels: mostPixels });
    const { format } = await whole.metadata();
    const kind = KEPT_FORMATS[format] ?? 'png';
    const cut = whole.autoOrient().extract(box);
    const bytes = await (kind === 'jpeg' ? cut.jpeg(JPEG) : cut.toFormat(kind, { quality: 90 })).toBuffer();
    return { bytes, extension: kind === 'jpeg' ? 'jpg' : kind };
  },
};

process.on('message', async (task: PictureTask) => {
  const perform = doing[task.do] as (
    task: PictureTask,
  ) => Promise<PictureAnswers[keyof PictureAnswers] | null>;
  sendToParent(await perform(task).catch(() => null));
});
process.on('disconnect', () => process.exit());
