import { z } from 'zod';

export const localized = z.object({ en: z.string(), ar: z.string().optional() });

/** A logo: a picture of the media library, by its file and dimensions. */
export type LogoPicture = Readonly<{
  /** Path below `/media/`. */
  file: string;
  widthPx: number;
  heightPx: number;
  /** Its resized copies, where the settings are read to be shown. */
  sizes?: readonly Readonly<{ format: string; widthPx: number; heightPx: number; file: string }>[];
}>;

const px = z.int().min(1);
const logoPicture = z.object({ file: z.string().min(1), widthPx: px, heightPx: px });
export const logo = logoPicture.nullable();
/** The same for a dark background, on which its field shows it. */
export const logoOnDark = logoPicture.meta({ ground: 'dark' }).nullable();

export type Definition<T> = {
  schema: z.ZodType<T>;
  default: T;
};

/** A setting: its schema and default; name and explanation are in `messages`. */
export function define<T>(schema: z.ZodType<T>, initial: T): Definition<T> {
  return { schema, default: initial };
}
