import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';

/** Writes rows to a file that appears complete or not at all. */
export async function writeTable(
  rows: AsyncIterable<Record<string, string>>,
  file: string,
  options: Options = {},
): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await pipeline(
      Readable.from(rows),
      stringify({ header: true, ...options }),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
