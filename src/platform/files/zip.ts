import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive; `isPacked` for what is packed already, as pictures are. */
export type ArchiveEntry = Readonly<{
  name: string;
  isPacked: boolean;
  content: AsyncIterable<Uint8Array | string>;
}>;

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names in UTF-8; sizes follow the content, since nobody knows them before. */
const FLAGS = 0x0808;
const STORED = 0;
const DEFLATED = 8;
const MOST = 0xffffffff;
/** The first day the format knows; times of files say nothing here. */
const DAY = 0x21;

type Written = Readonly<{
  name: Buffer;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}>;

function header(signature: number, fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const length = fields.reduce((sum, [, bytes]) => sum + bytes, 4);
  const buffer = Buffer.alloc(length);
  let at = buffer.writeUInt32LE(signature);
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function centralHeader({ name, method, crc, packed, size, at }: Written): Buffer {
  const fields = [
    ...([VERSION, VERSION, FLAGS, method, 0, DAY] as const).map((value) => [value, 2] as const),
    ...[crc, packed, size].map((value) => [value, 4] as const),
    ...[name.length, 0, 0, 0, 0].map((value) => [value, 2] as const),
    [0, 4] as const,
    [at, 4] as const,
  ];
  return Buffer.concat([header(CENTRAL, fields), name]);
}

/**
 * An archive that every machine opens, written while its files are read. It may have four gigabytes.
 *
 * @throws when it grows beyond that
 */
export async function* zipped(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  const count = (chunk: Buffer): Buffer => {
    at += chunk.length;
    if (at > MOST) throw new Error('the archive is larger than four gigabytes');
    return chunk;
  };
  for await (const { name: text, isPacked, content } of entries) {
    const name = Buffer.from(text);
    const method = isPacked ? STORED : DEFLATED;
    const start = at;
    const fields = [
      ...[VERSION, FLAGS, method, 0, DAY].map((value) => [value, 2] as const),
      ...[0, 0, 0].map((value) => [value, 4] as const),
      ...[name.length, 0].map((value) => [value, 2] as const),
    ];
    yield count(Buffer.concat([header(LOCAL, fields), name]));
    const before = at;
    const sum = { crc: 0, size: 0 };
    for await (const chunk of isPacked ? summed(content, sum) : deflated(content, sum)) yield count(chunk);
    const one = { name, method, ...sum, packed: at - before, at: start };
    yield count(
      header(DESCRIPTOR, [
        [one.crc, 4],
        [one.packed, 4],
        [one.size, 4],
      ]),
    );
    written.push(one);
  }
  const directory = Buffer.concat(written.map(centralHeader));
  const start = at;
  yield count(directory);
  const counted = [0, 0, written.length, written.length].map((value) => [value, 2] as const);
  yield header(END, [...counted, [directory.length, 4], [start, 4], [0, 2]]);
}

type Sum = { crc: number; size: number };

async function* summed(content: ArchiveEntry['content'], sum: Sum): AsyncGenerator<Buffer> {
  for await (const part of content) {
    const chunk = Buffer.from(part);
    sum.crc = crc32(chunk, sum.crc);
    sum.size += chunk.length;
    yield chunk;
  }
}

async function* deflated(content: ArchiveEntry['content'], sum: Sum): AsyncGenerator<Buffer> {
  yield* Readable.from(summed(content, sum)).compose(createDeflateRaw()) as AsyncIterable<Buffer>;
}
