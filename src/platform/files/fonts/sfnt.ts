import { inflateSync } from 'node:zlib';
import { convert } from 'fontverter';
import type { FontFault } from './run-font-task.ts';

const MEBIBYTE = 1024 * 1024;
/** More than any font whose file is within the size limit needs. */
const MOST_SFNT_BYTES = 16 * MEBIBYTE;
/** Where the headers of WOFF and WOFF2 say how long the font is. */
const SFNT_SIZE_AT = 16;
const SIGNATURES: Readonly<Record<string, 'sfnt' | 'woff' | 'woff2' | 'collection'>> = {
  '\x00\x01\x00\x00': 'sfnt',
  true: 'sfnt',
  OTTO: 'sfnt',
  wOFF: 'woff',
  wOF2: 'woff2',
  ttcf: 'collection',
};
const WOFF_HEADER = { tableCountAt: 12, bytes: 44, entryBytes: 20 };
/** A WOFF2 file has the type of its content here; a collection is marked here. */
const FLAVOUR_AT = 4;

/** Whether the tables of a WOFF file are as long as they say; a few bytes may unpack to gigabytes. */
function isHonestWoff(file: Buffer): boolean {
  let total = 0;
  for (let index = 0; index < file.readUInt16BE(WOFF_HEADER.tableCountAt); index += 1) {
    const entry = WOFF_HEADER.bytes + index * WOFF_HEADER.entryBytes;
    const [from, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    total += length;
    if (total > MOST_SFNT_BYTES || packed > length) return false;
    if (packed === length) continue;
    const table = inflateSync(file.subarray(from, from + packed), { maxOutputLength: length });
    if (table.length !== length) return false;
  }
  return true;
}

/** Unpacks a font. @returns the font, or why it is refused; @throws for a broken file */
export async function toSfnt(bytes: Uint8Array): Promise<Buffer | FontFault> {
  const file = Buffer.from(bytes);
  const kind = SIGNATURES[file.toString('latin1', 0, 4)];
  if (kind === undefined) return 'no-font';
  const flavour = file.toString('latin1', FLAVOUR_AT, FLAVOUR_AT + 4);
  if (kind === 'collection' || (kind === 'woff2' && flavour === 'ttcf')) return 'collection';
  if (kind === 'sfnt') return file;
  if (file.readUInt32BE(SFNT_SIZE_AT) > MOST_SFNT_BYTES) return 'broken';
  if (kind === 'woff' && !isHonestWoff(file)) return 'broken';
  const sfnt = await convert(file, 'truetype');
  return sfnt.length > MOST_SFNT_BYTES ? 'broken' : sfnt;
}
