import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const NEWLINE = 0x0a;

/** Streams the lines of a compressed file; only line feeds end a line. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  source.pipe(plain);
  let parts: Buffer[] = [];
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        parts.push(chunk.subarray(from, at));
        yield Buffer.concat(parts).toString('utf8');
        parts = [];
        from = at + 1;
      }
      parts.push(chunk.subarray(from));
    }
  } finally {
    source.destroy();
  }
  const rest = Buffer.concat(parts).toString('utf8');
  if (rest !== '') yield rest;
}

/** Writes a compressed file of lines; it appears complete or not at all. */
export async function writeLines<T>(
  file: string,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  const draft = `${file}.${process.pid}.part`;
  const packed = createGzip();
  const target = createWriteStream(draft, { mode: 0o600 });
  const written = finished(packed.pipe(target));
  written.catch(() => packed.destroy());
  target.on('error', (error) => packed.destroy(error));
  packed.on('error', () => target.destroy());
  try {
    const result = await work(async (line) => {
      if (!packed.write(`${line}\n`)) await once(packed, 'drain');
    });
    packed.end();
    await written;
    await rename(draft, file);
    return result;
  } finally {
    packed.destroy();
    target.destroy();
    await rm(draft, { force: true });
  }
}
