const SHARD_LENGTH = 2;
const DIGEST_LENGTH = 12;
const MOST_LETTERS = 60;

/** @returns what of a picture's own name stands in the name it is kept under: `orv-duo-1` for `2024/ORV duo (1).jpg` */
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

/** The name a picture is kept under: its bytes tell it from all others, its own name tells people what it is. */
export function keptAs(fileName: string, sha256: string, extension: string): string {
  return `${sha256.slice(0, SHARD_LENGTH)}/${sha256.slice(0, DIGEST_LENGTH)}-${stemOf(fileName)}.${extension}`;
}

/** The pattern, for PostgreSQL, of every name that a picture of this name may be kept under. */
export function keptNames(fileName: string): string {
  return `/[0-9a-f]{${DIGEST_LENGTH}}-${stemOf(fileName)}\\.[a-z0-9]+$`;
}
