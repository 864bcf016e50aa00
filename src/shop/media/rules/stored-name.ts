const SHARD_LENGTH = 2;
const DIGEST_LENGTH = 12;
const MOST_LETTERS = 60;

/** @returns the readable part of a stored file name: `orv-duo-1` for `2024/ORV duo (1).jpg` */
export function stemOf(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '').replace(/^.*[/\\]/, '');
  return (
    stem
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, MOST_LETTERS) || 'picture'
  );
}

/** The stored file name: unique by its digest, readable by its original name. */
export function storedFileName(fileName: string, sha256: string, extension: string): string {
  return `${sha256.slice(0, SHARD_LENGTH)}/${sha256.slice(0, DIGEST_LENGTH)}-${stemOf(fileName)}.${extension}`;
}

/** The file name without its folder and digest. */
export function shownFileName(file: string): string {
  return file.replace(/^.*?\/[0-9a-f]+-/, '');
}

/** A PostgreSQL pattern for all stored names of an original file name. */
export function storedFileNamePattern(fileName: string): string {
  return `/[0-9a-f]{${DIGEST_LENGTH}}-${stemOf(fileName)}\\.[a-z0-9]+$`;
}
