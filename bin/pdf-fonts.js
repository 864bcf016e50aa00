import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './runtime.js';

// Makes the fonts of printed papers from those of the storefront: PDF readers take outlines of one weight as TrueType,
// while browsers take all weights packed as WOFF2. The library that prints brings along the one that reads fonts.
// Usage: node bin/pdf-fonts.js

const require = createRequire(createRequire(import.meta.url).resolve('@react-pdf/renderer'));
const fontkit = require('fontkit');

const target = join(root, 'src/views/tax-document/fonts');
const WEIGHTS = { regular: 400, strong: 600 };
const SOURCES = {
  arabic: 'readex-pro-arabic-wght-normal.woff2',
  latin: 'instrument-sans-latin-wght-normal.woff2',
};
const KEPT = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'post'];
const POSTSCRIPT_NAME = 6;
const WINDOWS_UNICODE_ENGLISH = [3, 1, 0x409];
const ON_CURVE = 1;
const ARGUMENTS_ARE_WORDS = 1;
const ARGUMENTS_ARE_OFFSETS = 2;
const MORE_COMPONENTS = 0x20;

function rawTable(font, tag) {
  font._decompress?.();
  const entry = font.directory.tables[tag];
  return entry === undefined
    ? null
    : Buffer.from(font.stream.buffer.subarray(entry.offset, entry.offset + entry.length));
}

/** Tables and glyphs begin at multiples of four. */
function padded(bytes) {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

function int16s(values) {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, index * 2);
  return bytes;
}

function boundsOf(points) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** An outline of points as plain differences. */
function simpleGlyph(contours) {
  const points = contours
    .flat()
    .map(({ x, y, onCurve }) => ({ x: Math.round(x), y: Math.round(y), onCurve }));
  if (points.length === 0) return { bytes: Buffer.alloc(0), bounds: null, points: 0, contours: 0 };
  let last = -1;
  const ends = contours.map((contour) => {
    last += contour.length;
    return last;
  });
  const differences = (axis) =>
    int16s(points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0)));
  const bounds = boundsOf(points);
  const bytes = Buffer.concat([
    int16s([contours.length, ...bounds, ...ends, 0]),
    Buffer.from(points.map(({ onCurve }) => (onCurve ? ON_CURVE : 0))),
    differences('x'),
    differences('y'),
  ]);
  return { bytes: padded(bytes), bounds, points: points.length, contours: contours.length };
}

/** A glyph put together from others; where it lies is not asked by who reads it next. */
function compositeGlyph(components) {
  const parts = components.map(({ glyphID, dx, dy }, index) => {
    const more = index < components.length - 1 ? MORE_COMPONENTS : 0;
    const bytes = Buffer.alloc(8);
    bytes.writeUInt16BE(ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_OFFSETS | more, 0);
    bytes.writeUInt16BE(glyphID, 2);
    bytes.writeInt16BE(dx, 4);
    bytes.writeInt16BE(dy, 6);
    return bytes;
  });
  return {
    bytes: padded(Buffer.concat([int16s([-1, 0, 0, 0, 0]), ...parts])),
    bounds: null,
    points: 0,
    contours: 0,
  };
}

/** Splits a list of points where a contour ends. */
function contoursOf(points) {
  const contours = [[]];
  for (const point of points) {
    contours.at(-1).push(point);
    if (point.endContour) contours.push([]);
  }
  return contours.filter((contour) => contour.length > 0);
}

function checksum(bytes) {
  const whole = padded(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

function packFont(tables) {
  const tags = Object.keys(tables).sort();
  const power = Math.floor(Math.log2(tags.length));
  const head = Buffer.alloc(12 + tags.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tags.length, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(tags.length * 16 - 2 ** power * 16, 10);
  let offset = head.length;
  const bodies = tags.map((tag, index) => {
    const body = tables[tag];
    const at = 12 + index * 16;
    head.write(tag.padEnd(4), at, 'latin1');
    head.writeUInt32BE(checksum(body), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const whole = padded(body);
    offset += whole.length;
    return whole;
  });
  return Buffer.concat([head, ...bodies]);
}

/** Outlines one after the other, and where each begins. */
function outlineTables(outlines) {
  const offsets = Buffer.alloc((outlines.length + 1) * 4);
  let offset = 0;
  outlines.forEach(({ bytes }, index) => {
    offset += bytes.length;
    offsets.writeUInt32BE(offset, (index + 1) * 4);
  });
  return { glyf: Buffer.concat(outlines.map(({ bytes }) => bytes)), loca: offsets };
}

function headTable(font) {
  const head = rawTable(font, 'head');
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  return head;
}

function tablesOf(font, tags) {
  return Object.fromEntries(
    tags.flatMap((tag) => {
      const table = rawTable(font, tag);
      return table === null ? [] : [[tag, table]];
    }),
  );
}

/** The same font with all its weights, unpacked. */
function unpack(file) {
  const packed = fontkit.create(readFileSync(join(root, 'public/fonts', file)));
  packed.getGlyph(0);
  const outlines = packed._transformedGlyphs.map(({ numberOfContours, points, components }) =>
    numberOfContours < 0 ? compositeGlyph(components) : simpleGlyph(contoursOf(points ?? [])),
  );
  const tags = Object.keys(packed.directory.tables).filter((tag) => !['glyf', 'loca', 'head'].includes(tag));
  return packFont({ ...tablesOf(packed, tags), head: headTable(packed), ...outlineTables(outlines) });
}

function metricsTables(font, glyphs, outlines) {
  const hmtx = Buffer.concat(
    glyphs.map((glyph, index) => int16s([Math.round(glyph.advanceWidth), outlines[index].bounds?.[0] ?? 0])),
  );
  const maxp = rawTable(font, 'maxp');
  maxp.writeUInt16BE(Math.max(...outlines.map(({ points }) => points)), 6);
  maxp.writeUInt16BE(Math.max(...outlines.map(({ contours }) => contours)), 8);
  const hhea = rawTable(font, 'hhea');
  hhea.writeUInt16BE(glyphs.length, 34);
  return { hmtx, maxp, hhea, head: headTable(font) };
}

/** What a PDF tells the weights apart by. */
function nameTable(name) {
  const text = Buffer.from(name, 'utf16le').swap16();
  return Buffer.concat([
    int16s([0, 1, 18, ...WINDOWS_UNICODE_ENGLISH, POSTSCRIPT_NAME, text.length, 0]),
    text,
  ]);
}

/** @returns the bytes of a font that holds one weight */
function oneWeight(file, name, wght) {
  const all = fontkit.create(unpack(file));
  const font = all.getVariation({ wght });
  const glyphs = Array.from({ length: all.numGlyphs }, (_, id) => font.getGlyph(id));
  const outlines = glyphs.map((glyph) =>
    simpleGlyph(glyph._getContours().filter(({ length }) => length > 0)),
  );
  return packFont({
    ...tablesOf(all, KEPT),
    name: nameTable(name),
    ...metricsTables(all, glyphs, outlines),
    ...outlineTables(outlines),
  });
}

mkdirSync(target, { recursive: true });
for (const [script, file] of Object.entries(SOURCES)) {
  for (const [name, wght] of Object.entries(WEIGHTS)) {
    const bytes = oneWeight(file, `${script}-${name}`, wght);
    writeFileSync(join(target, `${script}-${name}.ttf`), bytes);
    process.stdout.write(`${script}-${name}.ttf: ${bytes.length} bytes\n`);
  }
}
