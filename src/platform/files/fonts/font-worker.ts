import { constants, setPriority } from 'node:os';
import { convert } from 'fontverter';
import { Blob, Face, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { sendToParent } from '../send-to-parent.ts';
import type { FontAnswers, FontFault, FontMetrics, FontSubset, FontTask } from './run-font-task.ts';
import { toSfnt } from './sfnt.ts';

// A separate process limits the damage of a hostile font. Runs at low priority, behind requests.
setPriority(constants.priority.PRIORITY_LOW);

/** Tables without which no browser shows a font. */
const NEEDED_TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'OS/2'];
const OUTLINES = ['glyf', 'CFF ', 'CFF2'];
const EMBEDDING_AT = 8;
const WEIGHT_AT = 4;
/** The weight of a font that declares none, and the limits of CSS. */
const REGULAR = 400;
const WEIGHTS = { min: 1, max: 1000 };
const SPACE = 0x20;
/** A letter that joins to both sides. */
const BEH = 'ب';

function openFace(sfnt: Uint8Array): Face | null {
  const face = new Face(new Blob(sfnt));
  const has = (table: string) => (face.referenceTable(table)?.length ?? 0) > 0;
  return NEEDED_TABLES.every(has) && OUTLINES.some(has) ? face : null;
}

function numberIn(face: Face, table: string, at: number): number {
  const bytes = face.referenceTable(table);
  if (bytes === undefined || bytes.length < at + 2) throw new Error(`${table} is too short`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint16(at);
}

function glyphsOf(font: Font, words: string) {
  const text = new Text();
  text.addText(words);
  text.guessSegmentProperties();
  shape(font, text);
  return text.getGlyphInfosAndPositions();
}

function joinsLetters(font: Font): boolean {
  const [alone] = glyphsOf(font, BEH);
  const inside = glyphsOf(font, BEH.repeat(3));
  return inside.some(({ codepoint }) => codepoint !== alone?.codepoint);
}

function weightsOf(face: Face): [number, number] {
  const axis = face.getAxisInfos().wght;
  const weight = numberIn(face, 'OS/2', WEIGHT_AT) || REGULAR;
  const clamp = (weight: number) => Math.round(Math.min(WEIGHTS.max, Math.max(WEIGHTS.min, weight)));
  return axis === undefined ? [clamp(weight), clamp(weight)] : [clamp(axis.min), clamp(axis.max)];
}

/** Whether each character has an outline; in a file that was cut off the last ones have none. */
function hasOutlines(font: Font, characters: string): boolean {
  return [...characters].every((character) =>
    glyphsOf(font, character).some(({ codepoint }) => {
      const extents = codepoint === 0 ? undefined : font.glyphExtents(codepoint);
      return extents !== undefined && extents.width !== 0 && extents.height !== 0;
    }),
  );
}

/** How wide a text is set at a weight, in units; the nearest one where the font has not that. */
function widthAt(face: Face, weight: number, sample: readonly string[]): number {
  const font = new Font(face);
  const axis = face.getAxisInfos().wght;
  if (axis !== undefined)
    font.setVariations([new Variation('wght', Math.min(axis.max, Math.max(axis.min, weight)))]);
  const advances = sample.flatMap((words) => glyphsOf(font, words).map(({ xAdvance = 0 }) => xAdvance));
  return advances.reduce((sum, advance) => sum + advance, 0);
}

function metricsOf(face: Face, { sample, textWeight, boldWeight }: FontSubset): FontMetrics {
  const { ascender, descender, lineGap } = new Font(face).hExtents();
  const em = (units: number) => Number((units / face.upem).toFixed(4));
  return {
    ascent: em(ascender),
    descent: em(-descender),
    lineGap: em(lineGap),
    width: em(widthAt(face, textWeight, sample)),
    boldWidth: em(widthAt(face, boldWeight, sample)),
    space: face.collectUnicodes().includes(SPACE) ? em(widthAt(face, textWeight, [' '])) : 0,
  };
}

type Doing = {
  [Name in keyof FontAnswers]: (task: Extract<FontTask, { do: Name }>) => Promise<FontAnswers[Name] | null>;
};

const broken = { fault: 'broken' as FontFault };

const doing: Doing = {
  inspect: async ({ bytes }) => {
    const sfnt = await toSfnt(bytes);
    if (typeof sfnt === 'string') return { fault: sfnt };
    const face = openFace(sfnt);
    if (face === null) return broken;
    return {
      embedding: numberIn(face, 'OS/2', EMBEDDING_AT),
      codePoints: new Set(face.collectUnicodes()),
      joins: joinsLetters(new Font(face)),
    };
  },
  /** Keeps layout features and the weight axis; other axes are fixed at their default. */
  cut: async ({ bytes, ...wanted }) => {
    const { ranges, sample } = wanted;
    const sfnt = await toSfnt(bytes);
    const face = typeof sfnt === 'string' ? null : openFace(sfnt);
    if (face === null || typeof sfnt === 'string') return null;
    const codes = [...face.collectUnicodes()].filter((code) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    );
    const pinned = Object.entries(face.getAxisInfos()).filter(([tag]) => tag !== 'wght');
    const cut = await subsetFont(sfnt, String.fromCodePoint(...codes), {
      variationAxes: Object.fromEntries(pinned.map(([tag, axis]) => [tag, axis.default])),
      targetFormat: 'truetype',
    });
    const small = openFace(cut);
    if (small === null || !hasOutlines(new Font(small), sample.join('').replace(/\s/g, ''))) return null;
    return {
      bytes: await convert(cut, 'woff2'),
      metrics: metricsOf(small, wanted),
      weights: weightsOf(small),
    };
  },
};

process.on('message', async (task: FontTask) => {
  const perform = doing[task.do] as (task: FontTask) => Promise<FontAnswers[keyof FontAnswers] | null>;
  const fault = task.do === 'inspect' ? broken : null;
  sendToParent(await perform(task).catch(() => fault));
});
process.on('disconnect', () => process.exit());
