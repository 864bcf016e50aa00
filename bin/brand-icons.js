import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './runtime.js';

// Draws the icons of browsers and phones from the brand's mark: public/brand/*.png and favicon.ico beside them. Run it
// after the mark has changed.

const brand = join(root, 'public/brand');
const favicon = readFileSync(join(brand, 'favicon.svg'), 'utf8');
const ground = /<rect[^>]*fill="(#[0-9A-F]{6})"/i.exec(favicon)?.[1] ?? '#2A211C';

/** Phones cut icons to their own shape: these fill the square, the mark in the safe middle. */
const square = favicon.replace(/ rx="15"/, '');

function png(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });
}

async function maskable(size) {
  const inner = Math.round(size * 0.8);
  const edge = Math.round((size - inner) / 2);
  const mark = await png(square, inner).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: mark, left: edge, top: edge }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico of one picture: a head of 22 bytes, then the PNG. */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, picture]);
}

for (const [name, svg, size] of [
  ['icon-192.png', favicon, 192],
  ['icon-512.png', favicon, 512],
  ['apple-touch-icon.png', square, 180],
]) {
  writeFileSync(join(brand, name), await png(svg, size).toBuffer());
}
writeFileSync(join(brand, 'icon-maskable-512.png'), await maskable(512));
writeFileSync(join(brand, 'favicon.ico'), ico(await png(favicon, 32).png({ palette: false }).toBuffer(), 32));
