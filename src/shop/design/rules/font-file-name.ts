import type { Script } from './scripts.ts';

const DIGEST_LENGTH = 16;
const MOST_LETTERS = 40;

/** The stored file name: unique by the digest of its content, so that browsers may keep it for ever. */
export function fontFileName(name: string, script: Script, sha256: string): string {
  const stem = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replace(/^-+|-+$/g, '');
  const parts = [sha256.slice(0, DIGEST_LENGTH), ...(stem === '' ? [] : [stem]), script];
  return `fonts/${parts.join('-')}.woff2`;
}
