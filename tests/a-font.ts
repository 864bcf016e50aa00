import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const DIRECTORY_AT = 12;
const ENTRY_BYTES = 16;
const EMBEDDING_AT = 8;

/** The bytes of a font that the shop ships, e.g. `lora-latin`, as WOFF2. */
export function shippedFont(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, `../public/fonts/${name}-wght-normal.woff2`));
}

/** A shipped font in another format. */
export function fontAs(name: string, format: 'truetype' | 'woff'): Promise<Buffer> {
  return convert(shippedFont(name), format);
}

/** A shipped font as TrueType with these embedding permissions. */
export async function fontThatPermits(name: string, embedding: number): Promise<Buffer> {
  const font = Buffer.from(await fontAs(name, 'truetype'));
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = DIRECTORY_AT + index * ENTRY_BYTES;
    if (font.toString('latin1', entry, entry + 4) !== 'OS/2') continue;
    font.writeUInt16BE(embedding, font.readUInt32BE(entry + 8) + EMBEDDING_AT);
    return font;
  }
  throw new Error(`${name} has no table OS/2`);
}

/** Arabic letters without the features that join them. */
export async function fontThatDoesNotJoin(): Promise<Buffer> {
  const letters = Array.from({ length: 0x100 }, (_, index) => String.fromCodePoint(0x600 + index)).join('');
  return subsetFont(shippedFont('cairo-arabic'), letters, {
    targetFormat: 'truetype',
    dropTables: ['GSUB', 'GPOS'],
  });
}
