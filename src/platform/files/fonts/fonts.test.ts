import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fontAs, fontThatDoesNotJoin, fontThatPermits, shippedFont } from '#tests/a-font.ts';
import { cutFont, inspectFont } from './fonts.ts';

const WEIGHTS = { textWeight: 400, boldWeight: 600 } as const;
const LATIN = { ranges: [[0x20, 0x7e]], sample: ['Hello'], ...WEIGHTS } as const;
const MEBIBYTE = 1024 * 1024;

it.each(['truetype', 'woff'] as const)('detects %s by content', async (format) => {
  const facts = await inspectFont(await fontAs('lora-latin', format));
  expect(facts).toMatchObject({ embedding: 0, joins: false });
  expect('codePoints' in facts && facts.codePoints.has(0x41)).toBe(true);
});

it('reads permissions, and whether Arabic letters join', async () => {
  expect(await inspectFont(await fontThatPermits('lora-latin', 2))).toMatchObject({ embedding: 2 });
  expect(await inspectFont(shippedFont('cairo-arabic'))).toMatchObject({ joins: true });
  expect(await inspectFont(await fontThatDoesNotJoin())).toMatchObject({ joins: false });
});

it('an invalid file, a collection and a truncated font are refused by reason', async () => {
  const whole = await fontAs('lora-latin', 'truetype');
  const collection = Buffer.concat([Buffer.from('ttcf'), whole.subarray(4)]);
  const packed = Buffer.from(shippedFont('lora-latin'));
  packed.write('ttcf', 4, 'latin1');
  expect(await inspectFont(Buffer.from('<svg xmlns="…"/>'))).toEqual({ fault: 'no-font' });
  expect(await inspectFont(Buffer.of())).toEqual({ fault: 'no-font' });
  expect(await inspectFont(collection)).toEqual({ fault: 'collection' });
  expect(await inspectFont(packed)).toEqual({ fault: 'collection' });
  for (const file of [whole.subarray(0, 60_000), shippedFont('lora-latin').subarray(0, 20_000)])
    expect(await inspectFont(file)).toEqual({ fault: 'broken' });
});

/** A WOFF file of one table. */
function woffOf(packed: Buffer, length: number): Buffer {
  const header = Buffer.alloc(64);
  header.write('wOFF\0\x01\0\0', 'latin1');
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(length + 44, 16);
  header.write('glyf', 44, 'latin1');
  for (const [at, value] of [
    [48, 64],
    [52, packed.length],
    [56, length],
  ] as const)
    header.writeUInt32BE(value, at);
  return Buffer.concat([header, packed]);
}

it('a small file that unpacks to hundreds of megabytes is refused before it is unpacked', async () => {
  const bomb = deflateSync(Buffer.alloc(256 * MEBIBYTE));
  const from = performance.now();
  expect(await inspectFont(woffOf(bomb, 1 * MEBIBYTE))).toEqual({ fault: 'broken' });
  expect(await inspectFont(woffOf(bomb, 256 * MEBIBYTE))).toEqual({ fault: 'broken' });
  const woff2 = Buffer.from(shippedFont('lora-latin'));
  woff2.writeUInt32BE(1024 * MEBIBYTE, 16);
  expect(await inspectFont(woff2)).toEqual({ fault: 'broken' });
  expect(performance.now() - from).toBeLessThan(10_000);
}, 30_000);

it('thousands of damaged fonts crash neither the server nor the worker', async () => {
  const whole = await fontAs('cairo-arabic', 'truetype');
  for (let round = 1; round <= 40; round += 1) {
    const damaged = Buffer.from(whole);
    for (let at = round * 7; at < damaged.length; at += round * 31) damaged[at] = (at * round) % 256;
    damaged.writeUInt32BE(0x00010000, 0);
    await inspectFont(damaged);
    await cutFont(damaged, LATIN);
  }
  expect(await inspectFont(whole)).toMatchObject({ embedding: 0 });
}, 60_000);

it('a font subset keeps its weights and the requested letters only', async () => {
  const cut = await cutFont(shippedFont('lora-latin'), LATIN);
  expect(cut).toMatchObject({ weights: [400, 700], metrics: { ascent: 1.006, descent: 0.274 } });
  const subset = await inspectFont(cut?.bytes ?? Buffer.of());
  const codes = 'codePoints' in subset ? [...subset.codePoints] : [];
  expect(codes).toHaveLength(0x5f);
  expect(Math.max(...codes)).toBe(0x7e);
  expect(cut?.bytes.length).toBeLessThan(shippedFont('lora-latin').length);
});

it('Arabic letters join in a font subset', async () => {
  const cut = await cutFont(shippedFont('cairo-arabic'), {
    ranges: [[0x600, 0x6ff]],
    sample: ['متجر'],
    ...WEIGHTS,
  });
  expect(await inspectFont(cut?.bytes ?? Buffer.of())).toMatchObject({ joins: true });
});

it('a font is read in a separate process while the server answers', async () => {
  const cutting = cutFont(await fontAs('lora-latin', 'woff'), LATIN);
  await setImmediate();
  expect(process.getActiveResourcesInfo()).toContain('ProcessWrap');
  expect(await cutting).not.toBeNull();
});
