import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '#kernel/instant.ts';

/** An uploaded file, on disk until its form is answered. Created only by an upload folder. */
export class UploadedFile {
  readonly path: string;
  /** Bytes received. */
  readonly size: number;
  constructor(path: string, size: number) {
    this.path = path;
    this.size = size;
  }
}

/** Stores files of forms while they arrive and are checked. */
export type UploadFolder = Readonly<{
  /**
   * Streams to disk; nothing is held in memory.
   *
   * @throws when the stream or the disk fails or the signal is aborted; the partial file is deleted
   */
  receive: (stream: Readable, signal: AbortSignal) => Promise<UploadedFile>;
  /** A missing file is not an error. */
  remove: (file: UploadedFile) => Promise<void>;
}>;

const DISK_FAULTS = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENOENT', 'EMFILE', 'ENFILE'];

/** Whether the disk failed rather than the client. */
export function isDiskFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FAULTS.some((code) => code === error.code);
}

/** The first bytes of an upload, or all of it. */
export async function readUpload({ path, size }: UploadedFile, most = size): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(Math.min(size, most)) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A folder belongs to the process whose id it is named after; no form takes longer than a day. */
async function isLeftOver(folder: string, name: string): Promise<boolean> {
  const pid = /^\d{1,10}$/.test(name) ? Number(name) : null;
  if (pid === null || pid === process.pid || !isAlive(pid)) return true;
  const facts = await stat(join(folder, name)).catch(() => null);
  return facts !== null && Date.now() - facts.mtimeMs > DAY_MS;
}

/**
 * Opens the folder and deletes what ended processes left.
 *
 * @param folder shared by all processes of a machine; each uses a subfolder
 */
export async function openUploads(folder: string): Promise<UploadFolder> {
  const processFolder = join(folder, String(process.pid));
  for (const name of await readdir(folder).catch(() => []))
    if (await isLeftOver(folder, name)) await rm(join(folder, name), { recursive: true, force: true });
  return {
    receive: async (stream, signal) => {
      await mkdir(processFolder, { recursive: true, mode: PRIVATE_FOLDER });
      const path = join(processFolder, randomUUID());
      const writer = createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE });
      try {
        await pipeline(stream, writer, { signal });
        return new UploadedFile(path, writer.bytesWritten);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    remove: ({ path }) => rm(path, { force: true }),
  };
}
