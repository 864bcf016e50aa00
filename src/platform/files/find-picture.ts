import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';

const FETCH_LIMIT_MS = 15_000;
const MOST_BYTES = 20 * 1024 * 1024;

type Found = { bytes: Uint8Array; fileName: string };

async function readWithin(folder: string, reference: string): Promise<Found | null> {
  for (const path of [resolve(folder, reference), join(folder, basename(reference))]) {
    if (!path.startsWith(resolve(folder) + sep)) continue;
    const facts = await stat(path).catch(() => null);
    if (facts?.isFile() && facts.size <= MOST_BYTES)
      return { bytes: await readFile(path), fileName: basename(path) };
  }
  return null;
}

async function fetchPicture(url: string): Promise<Found | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS), redirect: 'follow' });
    const size = Number(answer.headers.get('content-length') ?? 0);
    if (!answer.ok || size > MOST_BYTES) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > MOST_BYTES ? null : { bytes, fileName: basename(new URL(url).pathname) };
  } catch {
    return null;
  }
}

/**
 * Finds the pictures that a file of goods names: below a folder by path or by bare name, or by address.
 *
 * @returns null for what is not there, too large, or outside the folder
 */
export function pictureFinder(file: string, imagesDir: string | null) {
  const folder = imagesDir ?? dirname(resolve(file));
  return (reference: string): Promise<Found | null> =>
    /^https?:\/\//i.test(reference) ? fetchPicture(reference) : readWithin(folder, reference);
}
