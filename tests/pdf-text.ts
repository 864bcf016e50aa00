import { inflateSync } from 'node:zlib';

function textOf(hex: string): string {
  const codes = hex.replace(/\s/g, '').match(/.{4}/g) ?? [];
  return String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)));
}

/** The objects of a PDF by number, with their streams decompressed. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', packed] = body.split(/stream\n/, 2);
    const isPacked = packed !== undefined && head.includes('/FlateDecode') && !head.includes('/Length1');
    const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    objects.set(id, head + stream);
  }
  return objects;
}

/** The characters of a font's glyphs, by its ToUnicode table. */
function glyphsOf(table: string): string[] {
  const glyphs: string[] = [];
  for (const [, from = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)) {
    const first = Number.parseInt(from, 16);
    for (const [at, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      glyphs[first + at] = textOf(hex);
  }
  return glyphs;
}

type Fonts = ReadonlyMap<string, string[]>;

function fontsOf(objects: ReadonlyMap<string, string>): Fonts {
  const named = [...objects.values()].join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g);
  return new Map(
    [...named].map(([, name = '', id = '']) => {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      return [name, glyphsOf(objects.get(table) ?? '')];
    }),
  );
}

/** The text runs of a page, each in the font selected before it. */
function runsOf(page: string, fonts: Fonts): string[] {
  const runs: string[] = [];
  let glyphs: string[] = [];
  for (const [, font, run = ''] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? [];
    const codes = [...run.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    runs.push(codes.map((code) => glyphs[Number.parseInt(code, 16)] ?? '').join(''));
  }
  return runs;
}

/** The text of a PDF as a reader would copy it, one run a line. */
export function paperText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter((body) => body.includes('TJ'));
  return pages
    .flatMap((page) => runsOf(page, fonts))
    .filter((run) => run !== '')
    .join('\n');
}
