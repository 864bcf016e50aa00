import { z } from 'zod';
import { parseJson } from '#kernel/text/parse-json.ts';

/** Version of the archive format; unknown versions are refused. */
export const ARCHIVE_FORMAT = 1;
/** Lists the content of the archive; the last file, so that a truncated archive lacks it. */
export const MANIFEST = 'archive.json';

const manifest = z.object({
  format: z.number(),
  /** The newest migration. */
  migration: z.string().max(200),
  /** Number of rows by table. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  /** The included pictures. */
  pictures: z.array(z.string()),
  /** The included fonts; archives of older shops have none. */
  fonts: z.array(z.string()).default([]),
});
export type Manifest = z.infer<typeof manifest>;

/** @returns null when it is invalid */
export function parseManifest(text: string): Manifest | null {
  return manifest.safeParse(parseJson(text)).data ?? null;
}
