import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive; `isPacked` for what is packed already, as pictures are. */
export type ArchiveEntry = Readonly<{
  name: string;
  isPacked: boolean;
  content: AsyncIterable<Uint8Array | string>;
}>;

/** The first day the format knows; times of files say nothing here, and the same files give the same archive. */
const DAY = new Date(1980, 0, 1);

/** An archive that every machine opens, written while its files are read, one after the other. */
export async function* zipped(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  // Typed more loosely than it is: a stream of node's own.
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
  // Whoever stops reading stops what is being written, too.
  written.once('close', () => file?.destroy());
  const writing = write().catch((error: unknown) => {
    written.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  yield* written;
  await writing;
}
