import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { createPublicFetch, type PublicFetch } from '#platform/outward/public-fetch.ts';

const FETCH_LIMIT_MS = 15_000;
const MOST_BYTES = 20 * 1024 * 1024;

type FoundPicture = { bytes: Uint8Array; fileName: string };

async function readWithin(folder: string, reference: string): Promise<FoundPicture | null> {
  for (const path of [resolve(folder, reference), join(folder, basename(reference))]) {
    if (!path.startsWith(resolve(folder) + sep)) continue;
    const facts = await stat(path).catch(() => null);
    if (facts?.isFile() && facts.size <= MOST_BYTES)
      return { bytes: await readFile(path), fileName: basename(path) };
  }
  return null;
}

async function fetchPicture(ask: PublicFetch, url: string): Promise<FoundPicture | null> {
  const answer = await ask({ url, timeoutMs: FETCH_LIMIT_MS, mostBytes: MOST_BYTES, isSecret: false });
  if (!answer.ok || answer.value.status !== 200) return null;
  return { bytes: answer.value.body, fileName: basename(new URL(url).pathname) };
}

const OUTSIDE_ONLY = createPublicFetch({ loopback: false });

/**
 * Resolves the pictures of a product file: below a folder by path or bare name, or by a public URL.
 *
 * @returns null when it is missing, too large, or outside the folder
 */
export function pictureFinder(file: string, imagesDir: string | null, ask = OUTSIDE_ONLY) {
  const folder = imagesDir ?? dirname(resolve(file));
  return (reference: string): Promise<FoundPicture | null> =>
    /^https?:\/\//i.test(reference) ? fetchPicture(ask, reference) : readWithin(folder, reference);
}
