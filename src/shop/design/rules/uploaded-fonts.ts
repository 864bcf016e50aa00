import type { FontId } from '#kernel/ids.ts';
import { type Font, type FontMetrics, SHIPPED_FONTS } from './fonts.ts';
import { SCRIPT_FACTS, SCRIPTS, type Script } from './scripts.ts';
import { type DesignChanges, TOKENS, withChanges } from './tokens.ts';

/** The part of an uploaded font for one script. */
export type UploadedFace = Readonly<{
  script: Script;
  /** Path below `/media/`, e.g. `fonts/abcd…-marhaba-arabic.woff2`. */
  file: string;
  bytes: number;
  /** First and last weight; the same number twice for a font that has one. */
  weights: readonly [number, number];
  metrics: FontMetrics;
}>;

/** A font of the shop's own: one face for each script that it has the letters of. */
export type UploadedFont = Readonly<{
  id: FontId;
  name: string;
  faces: readonly UploadedFace[];
  /** Who confirmed that the licence allows it. */
  confirmedBy: string;
}>;

/** The fonts of a design by script. */
export type ChosenFonts = Readonly<Record<Script, Font>>;

const KEY = /^font-[1-9]\d{0,9}$/;

/** How a design names an uploaded font. */
export function fontKey(id: FontId): string {
  return `font-${id}`;
}

export function isFontKey(name: unknown): boolean {
  return typeof name === 'string' && KEY.test(name);
}

/** @returns the tokens of a design that name this uploaded font */
export function tokensWith(changes: DesignChanges, id: FontId) {
  return SCRIPTS.map((script) => `font-${script}` as const).filter((token) => changes[token] === fontKey(id));
}

/** Whether a design has a font that was uploaded. */
export function hasUploaded(changes: DesignChanges): boolean {
  return SCRIPTS.some((script) => isFontKey(changes[`font-${script}`]));
}

/** The face of an uploaded font for a script; null where it has none. */
export function faceFor(
  fonts: readonly UploadedFont[],
  script: Script,
  key: string | number | undefined,
): UploadedFace | null {
  const font = fonts.find(({ id }) => fontKey(id) === key);
  return font?.faces.find((face) => face.script === script) ?? null;
}

function toFont(key: string, { script, file, weights: [min, max], metrics }: UploadedFace): Font {
  return {
    family: `${key} ${script}`,
    weights: min === max ? String(min) : `${min} ${max}`,
    word: '0em',
    metrics,
    files: [{ url: `/media/${file}`, range: SCRIPT_FACTS[script].range }],
  };
}

function fontFor(changes: DesignChanges, script: Script, fonts: readonly UploadedFont[]): Font {
  const token = `font-${script}` as const;
  const name = String(withChanges(changes)[token]);
  const face = faceFor(fonts, script, name);
  const shipped = SHIPPED_FONTS[script];
  const font = face === null ? (shipped[name] ?? shipped[TOKENS[token].shipped]) : toFont(name, face);
  if (font === undefined) throw new Error(`the shop ships no font for ${script}`);
  return font;
}

/** The fonts of a design; the shipped one for a font that was deleted. */
export function fontsOf(changes: DesignChanges, fonts: readonly UploadedFont[]): ChosenFonts {
  return { latin: fontFor(changes, 'latin', fonts), arabic: fontFor(changes, 'arabic', fonts) };
}

/** The uploaded fonts that may be chosen for a script. */
export function fontsFor(fonts: readonly UploadedFont[], script: Script): readonly UploadedFont[] {
  return fonts.filter(({ faces }) => faces.some((face) => face.script === script));
}

/** A design without the fonts that were deleted since: it gets the shipped ones. */
export function withoutDeleted(changes: DesignChanges, fonts: readonly UploadedFont[]): DesignChanges {
  const token = unknownFont(changes, fonts);
  if (token === null) return changes;
  const { [token]: _deleted, ...rest } = changes;
  return withoutDeleted(rest, fonts);
}

/** @returns the first token that names an uploaded font which does not exist, or has not the script's letters */
export function unknownFont(changes: DesignChanges, fonts: readonly UploadedFont[]) {
  const tokens = SCRIPTS.map((script) => [script, `font-${script}`] as const);
  const unknown = tokens.find(([script, token]) => {
    const name = changes[token];
    return isFontKey(name) && faceFor(fonts, script, name) === null;
  });
  return unknown?.[1] ?? null;
}
