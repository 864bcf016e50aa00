import { z } from 'zod';

/** The form of archives; a reader refuses forms that it does not know. */
export const ARCHIVE_FORMAT = 1;
/** The file that says what else has to be there; the last one, so that a torn archive lacks it. */
export const MANIFEST = 'archive.json';

const manifest = z.object({
  format: z.number(),
  /** The newest change of the database's form. */
  migration: z.string().max(200),
  /** Rows by table. */
  tables: z.record(z.string(), z.number().int().nonnegative()),
  /** Pictures that are there; one that the shop had lost is not. */
  pictures: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** @returns what an archive says of itself; null where that makes no sense */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifest.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
