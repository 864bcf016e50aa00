import { cutText } from '#kernel/text/cut-text.ts';
import type { OpenZip } from '#platform/files/unzip.ts';
import { EXPORTED } from '../../rules/open-tables.ts';
import { MANIFEST, type Manifest, parseManifest } from './manifest.ts';
import { ArchiveRefused } from './refused.ts';
import { FILE_FOLDERS, filesIn } from './stored-files.ts';

const MEBIBYTE = 1024 * 1024;
/** More than any archive of this shop can contain; larger ones are malicious. */
export const ARCHIVE_LIMITS = { mostFiles: 100_000, mostBytes: 16 * 1024 * MEBIBYTE };
const MOST_MANIFEST_BYTES = 16 * MEBIBYTE;
const TABLES: readonly string[] = Object.values(EXPORTED).flat();
const BESIDE = ['what-is-what.txt', 'products.csv', MANIFEST];

export function fileOfTable(table: string): string {
  return `tables/${table}.ndjson`;
}

/** Reads a file of an archive up to a length. @throws when it is longer */
export async function readWhole(zip: OpenZip, name: string, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of zip.read(name)) {
    length += chunk.length;
    if (length > mostBytes) throw new ArchiveRefused({ code: 'data-transfer.bloated-archive' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkNames({ names }: OpenZip): void {
  const tables = new Set(TABLES.map(fileOfTable));
  const strange = names.find(
    (name) =>
      !BESIDE.includes(name) && !tables.has(name) && !FILE_FOLDERS.some((folder) => name.startsWith(folder)),
  );
  if (strange !== undefined)
    throw new ArchiveRefused({ code: 'data-transfer.strange-file', file: cutText(strange, 200) });
}

/** Compares the files with the manifest: none missing, none extra. */
function checkWhole({ names }: OpenZip, manifest: Manifest): void {
  const { tables } = manifest;
  const listed = [...Object.keys(tables).map(fileOfTable), ...filesIn(manifest).map(({ name }) => name)];
  const there = new Set(names);
  const missing = listed.find((name) => !there.has(name));
  if (missing !== undefined)
    throw new ArchiveRefused({ code: 'data-transfer.damaged-archive', file: cutText(missing, 200) });
  const known = new Set([...BESIDE, ...listed]);
  const besides = names.find((name) => !known.has(name));
  if (besides !== undefined)
    throw new ArchiveRefused({ code: 'data-transfer.strange-file', file: cutText(besides, 200) });
  // Ids refer to the archive's own products: without these, other tables would refer to wrong ones.
  if (!('product' in tables)) throw new ArchiveRefused({ code: 'data-transfer.part-archive' });
}

/**
 * Reads the manifest.
 *
 * @throws ArchiveRefused when it is not an archive of a compatible shop, or incomplete
 */
export async function readManifest(zip: OpenZip): Promise<Manifest> {
  if (!zip.names.includes(MANIFEST)) throw new ArchiveRefused({ code: 'data-transfer.no-archive' });
  checkNames(zip);
  const manifest = parseManifest(String(await readWhole(zip, MANIFEST, MOST_MANIFEST_BYTES)));
  if (manifest === null) throw new ArchiveRefused({ code: 'data-transfer.no-archive' });
  checkWhole(zip, manifest);
  return manifest;
}
