import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive; `isPacked` for compressed formats such as pictures. */
export type ArchiveEntry = Readonly<{
  name: string;
  isPacked: boolean;
  content: AsyncIterable<Uint8Array | string>;
}>;

/** The earliest date of the format: file times carry no meaning, and equal files give equal archives. */
const DAY = new Date(1980, 0, 1);

/** Streams an archive while reading its files one after the other. */
export async function* zipped(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  // The type is wider than the value, which is a Node stream.
  const written = zip.outputStream as Readable;
  let file: Readable | null = null;

  async function write(): Promise<void> {
    for await (const { name, isPacked, content } of entries) {
      if (written.destroyed) return;
      file = Readable.from(content, { objectMode: false });
      zip.addReadStream(file, name, { compress: !isPacked, mtime: DAY, forceDosTimestamp: true });
      await finished(file);
    }
    zip.end();
  }

  zip.on('error', (error: Error) => written.destroy(error));
  // Closing the reader also ends the file that is being written.
  written.once('close', () => file?.destroy());
  const writing = write().catch((error: unknown) => {
    written.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  yield* written;
  await writing;
}
