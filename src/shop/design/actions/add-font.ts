import { createHash } from 'node:crypto';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { FontRefusal } from '../refusals.ts';
import { mayEmbed } from '../rules/embedding.ts';
import { fontFileName } from '../rules/font-file-name.ts';
import type { FontMetrics } from '../rules/fonts.ts';
import { missingIn, SCRIPT_FACTS, SCRIPTS, type Script, type ScriptFacts } from '../rules/scripts.ts';
import type { UploadedFont } from '../rules/uploaded-fonts.ts';
import { findFontBySha, insertFont, listFonts, lockFontList, type NewFace } from '../store/fonts.ts';

/** Whole families of the trade are smaller; larger files have scripts that the shop does not print. */
export const MOST_FONT_BYTES = 2 * 1024 * 1024;
const MOST_FONTS = 20;
const LONGEST_NAME = 60;
/** A sentence names this many missing letters. */
const MOST_NAMED = 8;

/** Facts read from a font file. */
type FontFacts = Readonly<{ embedding: number; codePoints: ReadonlySet<number>; joins: boolean }>;
type FontFault = 'no-font' | 'collection' | 'broken';
type FontCut = Readonly<{ bytes: Uint8Array; metrics: FontMetrics; weights: readonly [number, number] }>;

/** Reads and cuts fonts outside of the server's process. */
export type FontReader = Readonly<{
  inspect: (bytes: Uint8Array) => Promise<FontFacts | { fault: FontFault }>;
  /** Null: the font cannot be read. */
  cut: (
    bytes: Uint8Array,
    subset: Pick<ScriptFacts, 'ranges' | 'sample' | 'textWeight' | 'boldWeight'>,
  ) => Promise<FontCut | null>;
}>;

export type NewUpload = Readonly<{
  bytes: Uint8Array;
  name: string;
  /** Whether the licence allows the font on the shop's pages. */
  isLicensed: boolean;
  /** The staff member who confirmed the licence. */
  confirmedBy: string;
}>;

type Deps = Readonly<{ db: Db; files: FileStore; reader: FontReader }>;

const FAULTS = {
  'no-font': 'design.no-font',
  collection: 'design.font-collection',
  broken: 'design.font-broken',
} as const satisfies Record<FontFault, FontRefusal['code']>;

function checkTyped({ bytes, name, isLicensed }: NewUpload): FontRefusal | null {
  if (name === '' || name.length > LONGEST_NAME) return { code: 'design.font-name', most: LONGEST_NAME };
  if (!isLicensed) return { code: 'design.font-unlicensed' };
  if (bytes.length > MOST_FONT_BYTES) return { code: 'design.font-too-large' };
  return null;
}

/** The scripts whose letters a font has, or why it cannot be used. */
function scriptsOf({ embedding, codePoints, joins }: FontFacts): Outcome<readonly Script[], FontRefusal> {
  if (!mayEmbed(embedding)) return refuse({ code: 'design.font-not-embeddable' });
  const missing = SCRIPTS.map((script) => ({ script, letters: missingIn(script, codePoints) }));
  const whole = missing.flatMap(({ script, letters }) => (letters.length === 0 ? [script] : []));
  const joining = whole.filter((script) => script !== 'arabic' || joins);
  if (joining.length > 0) return done(joining);
  if (whole.length > 0) return refuse({ code: 'design.font-not-joining' });
  const shareOf = ({ script, letters }: (typeof missing)[number]) =>
    letters.length / SCRIPT_FACTS[script].needed.length;
  const [nearest] = missing.toSorted((one, other) => shareOf(one) - shareOf(other));
  const letters = nearest?.letters.slice(0, MOST_NAMED).join(' ') ?? '';
  return refuse({ code: 'design.font-lacks-letters', letters });
}

/** Why a font cannot be added: its file or name exists already, or the list is full. */
export async function checkList(
  tx: DbOrTx,
  { name }: Pick<NewUpload, 'name'>,
  sha256: string,
): Promise<FontRefusal | null> {
  const fonts = await listFonts(tx);
  const known = await findFontBySha(tx, sha256);
  if (known !== null) return { code: 'design.font-known', name: known };
  if (fonts.some((font) => font.name.toLowerCase() === name.toLowerCase()))
    return { code: 'design.font-name-taken', name };
  return fonts.length >= MOST_FONTS ? { code: 'design.too-many-fonts', most: MOST_FONTS } : null;
}

type CutFace = NewFace & Readonly<{ content: Uint8Array }>;

async function cutFaces(
  { reader }: Deps,
  { bytes, name }: NewUpload,
  scripts: readonly Script[],
): Promise<CutFace[] | null> {
  const faces: CutFace[] = [];
  for (const script of scripts) {
    const { ranges, sample, textWeight, boldWeight } = SCRIPT_FACTS[script];
    const cut = await reader.cut(bytes, { ranges, sample, textWeight, boldWeight });
    if (cut === null) return null;
    const sha256 = createHash('sha256').update(cut.bytes).digest('hex');
    const file = fontFileName(name, script, sha256);
    const { metrics, weights, bytes: content } = cut;
    faces.push({ script, file, sha256, bytes: content.length, metrics, weights, content });
  }
  return faces;
}

/** Cuts an uploaded font to what the shop prints and stores it; equal files are stored once. */
export function addFont(deps: Deps) {
  const { db, files, reader } = deps;
  return async (upload: NewUpload): Promise<Outcome<UploadedFont, FontRefusal>> => {
    const sha256 = createHash('sha256').update(upload.bytes).digest('hex');
    const early = checkTyped(upload) ?? (await checkList(db, upload, sha256));
    if (early !== null) return refuse(early);
    const facts = await reader.inspect(upload.bytes);
    if ('fault' in facts) return refuse({ code: FAULTS[facts.fault] });
    const scripts = scriptsOf(facts);
    if (!scripts.ok) return scripts;
    const cut = await cutFaces(deps, upload, scripts.value);
    if (cut === null) return refuse({ code: 'design.font-broken' });
    return db.transaction().execute(async (tx) => {
      await lockFontList(tx);
      const refusal = await checkList(tx, upload, sha256);
      if (refusal !== null) return refuse(refusal);
      const { name, confirmedBy } = upload;
      const faces = cut.map(({ content: _content, ...face }) => face);
      const id = await insertFont(tx, { name, sha256, confirmedBy, faces });
      for (const { file, content } of cut) await files.write(file, content);
      return done({ id, name, confirmedBy, faces: faces.map(({ sha256: _sha256, ...face }) => face) });
    });
  };
}
