import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ZipError } from '#kernel/archive.ts';

export type ZipLimits = Readonly<{ mostFiles: number; mostBytes: number }>;

/** An archive whose list of files was read and makes sense; its files are read one at a time. */
export type OpenZip = Readonly<{
  names: readonly string[];
  /** Checked by length and sum to its end. @throws ZipError */
  read: (name: string) => AsyncGenerator<Buffer>;
  close: () => Promise<void>;
}>;

type Entry = Readonly<{
  name: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}>;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const MOST_DIRECTORY_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, at);
  if (bytesRead < length) throw new ZipError('damaged');
  return buffer;
}

type Directory = Readonly<{ count: number; length: number; at: number }>;

async function findDirectory(handle: FileHandle, size: number): Promise<Directory> {
  if (size < END_LENGTH) throw new ZipError('no-archive');
  const beginning = await readAt(handle, 0, 4);
  const isZip = beginning.readUInt32LE() === LOCAL || beginning.readUInt32LE() === END;
  const length = Math.min(size, END_LENGTH + LONGEST_COMMENT);
  const tail = await readAt(handle, size - length, length);
  for (let at = length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    const end = size - length + at;
    const directory = {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    };
    if (directory.length > MOST_DIRECTORY_BYTES) throw new ZipError('too-much');
    if (directory.at + directory.length > end) throw new ZipError('damaged');
    return directory;
  }
  throw new ZipError(isZip ? 'damaged' : 'no-archive');
}

function readEntries(bytes: Buffer, count: number): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + CENTRAL_LENGTH > bytes.length || bytes.readUInt32LE(at) !== CENTRAL)
      throw new ZipError('damaged');
    const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + CENTRAL_LENGTH, nameEnd),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function isPlainName(name: string): boolean {
  return !/[\\:\p{Cc}]/u.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part));
}

function isReadable({ flags, method }: Entry): boolean {
  return (flags & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED);
}

/** No bytes are given out for two files, nor those of the list. */
function checkPlaces(entries: readonly Entry[], directoryAt: number): void {
  let free = 0;
  for (const { name, at, packed } of entries.toSorted((one, other) => one.at - other.at)) {
    const end = at + LOCAL_LENGTH + packed;
    if (at < free || end > directoryAt) throw new ZipError('damaged', name);
    free = end;
  }
}

/** Nothing leads out of a folder, nothing is named twice, and not too much comes out. */
function checkEntries(entries: readonly Entry[], { mostFiles, mostBytes }: ZipLimits): void {
  if (entries.length > mostFiles) throw new ZipError('too-much');
  const names = new Set<string>();
  let bytes = 0;
  for (const entry of entries) {
    const { name, size } = entry;
    if (!isPlainName(name) || names.has(name)) throw new ZipError('strange-name', name);
    if (!isReadable(entry)) throw new ZipError('damaged', name);
    names.add(name);
    bytes += size;
    if (bytes > mostBytes) throw new ZipError('too-much', name);
  }
}

async function* storedBytes(handle: FileHandle, entry: Entry): AsyncGenerator<Buffer> {
  const local = await readAt(handle, entry.at, LOCAL_LENGTH);
  if (local.readUInt32LE() !== LOCAL) throw new ZipError('damaged', entry.name);
  const start = entry.at + LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28);
  for (let done = 0; done < entry.packed; done += CHUNK_BYTES)
    yield await readAt(handle, start + done, Math.min(CHUNK_BYTES, entry.packed - done));
}

async function* contentOf(handle: FileHandle, entry: Entry): AsyncGenerator<Buffer> {
  const bytes = storedBytes(handle, entry);
  const source: AsyncIterable<Buffer> =
    entry.method === STORED ? bytes : Readable.from(bytes).compose(createInflateRaw());
  let size = 0;
  let crc = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > entry.size) throw new ZipError('damaged', entry.name);
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isBroken ? new ZipError('damaged', entry.name) : error;
  }
  if (size !== entry.size || crc !== entry.crc) throw new ZipError('damaged', entry.name);
}

/**
 * Opens an archive of files. Folders are left out; no file of it is read yet.
 *
 * @throws ZipError when it is none, is cut short, names files outside of it, or holds more than the limits
 */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  const handle = await open(path);
  try {
    const { count, length, at } = await findDirectory(handle, (await handle.stat()).size);
    const entries = readEntries(await readAt(handle, at, length), count).filter(
      ({ name }) => !name.endsWith('/'),
    );
    checkEntries(entries, limits);
    checkPlaces(entries, at);
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    return {
      names: [...byName.keys()],
      read: (name) => {
        const entry = byName.get(name);
        if (entry === undefined) throw new ZipError('damaged', name);
        return contentOf(handle, entry);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
