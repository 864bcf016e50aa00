import type { FileStore } from '#platform/files/files.ts';

type Deps = Readonly<{
  files: Pick<FileStore, 'pathOf'>;
  /** Null: the original cannot be read. */
  resize: (task: { path: string; format: 'png'; widthPx: number }) => Promise<{ bytes: Uint8Array } | null>;
}>;

/** The logo for PDFs and the sizes of the site icon, and those that a running server had before. */
const MOST_COPIES = 20;

/**
 * PNG copies of pictures for PDFs and phone icons, which support no other format. The latest are cached in memory.
 *
 * @returns null when the picture cannot be read
 */
export function pngCopies({ files, resize }: Deps) {
  const copies = new Map<string, Promise<{ bytes: Uint8Array } | null>>();
  return async (file: string, widthPx: number): Promise<Uint8Array | null> => {
    const key = `${widthPx} ${file}`;
    const copy = copies.get(key) ?? resize({ path: files.pathOf(file), format: 'png', widthPx });
    copies.delete(key);
    copies.set(key, copy);
    const [oldest] = copies.keys();
    if (copies.size > MOST_COPIES && oldest !== undefined) copies.delete(oldest);
    const made = await copy.catch(() => null);
    // A file that could not be read now may be readable later.
    if (made === null) copies.delete(key);
    return made?.bytes ?? null;
  };
}
