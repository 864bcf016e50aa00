import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { ZipError } from '#kernel/data-transfer/archive.ts';

export type ZipLimits = Readonly<{ mostFiles: number; mostBytes: number }>;

/** An archive whose directory was read and checked; files are read one at a time. */
export type OpenZip = Readonly<{
  names: readonly string[];
  /** Length and checksum are verified. @throws ZipError */
  read: (name: string) => AsyncGenerator<Buffer>;
  close: () => Promise<void>;
}>;

const BEGINNING = 'PK';
const OPTIONS = { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true };

/** Passes system errors on and turns all others into ZipError. */
function asDamage(error: unknown, file = ''): unknown {
  const isOfMachine = error instanceof Error && 'syscall' in error;
  return error instanceof ZipError || isOfMachine ? error : new ZipError('damaged', file);
}

async function isBegun(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING.length), 0, BEGINNING.length, 0);
    return bytesRead === BEGINNING.length && buffer.toString('latin1') === BEGINNING;
  } finally {
    await handle.close();
  }
}

function isPlainName(name: string): boolean {
  const isInside = validateFileName(name) === null && !/[\\:\p{Cc}]/u.test(name);
  return isInside && name.split('/').every((part) => !['', '.'].includes(part));
}

function checkEntry(entry: Entry, name: string): void {
  if (!isPlainName(name)) throw new ZipError('strange-name', name);
  if (!entry.canDecodeFileData()) throw new ZipError('damaged', name);
}

/** Checks the entries of an archive: no path outside, no duplicate names, no more than the limits. */
async function readEntries(zip: ZipFile, { mostFiles, mostBytes }: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostFiles) throw new ZipError('too-much');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString('utf8');
    if (name.endsWith('/')) continue;
    if (entries.has(name)) throw new ZipError('strange-name', name);
    checkEntry(entry, name);
    bytes += entry.uncompressedSize;
    if (bytes > mostBytes) throw new ZipError('too-much', name);
    entries.set(name, entry);
  }
  return entries;
}

async function* contentOf(zip: ZipFile, entry: Entry | undefined, name: string): AsyncGenerator<Buffer> {
  if (entry === undefined) throw new ZipError('damaged', name);
  let sum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw asDamage(error, name);
  }
  if (sum !== entry.crc32) throw new ZipError('damaged', name);
}

/**
 * Opens an archive. Skips folders and reads no file yet.
 *
 * @throws ZipError when it is not an archive, is truncated, has unsafe paths, or exceeds the limits
 */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  if (!(await isBegun(path))) throw new ZipError('no-archive');
  let zip: ZipFile | null = null;
  try {
    const opened = await openPromise(path, OPTIONS);
    zip = opened;
    const entries = await readEntries(opened, limits);
    return {
      names: [...entries.keys()],
      read: (name) => contentOf(opened, entries.get(name), name),
      close: async () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    throw asDamage(error);
  }
}
