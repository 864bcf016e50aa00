import {
  type FontCut,
  type FontFacts,
  type FontFault,
  type FontSubset,
  runFontTask,
} from './run-font-task.ts';

/** Reads the facts of a font, or returns why browsers cannot show the file. */
export async function inspectFont(bytes: Uint8Array): Promise<FontFacts | { fault: FontFault }> {
  return (await runFontTask({ do: 'inspect', bytes })) ?? { fault: 'broken' };
}

/**
 * Cuts a font to some characters as WOFF2; it keeps its features of layout and its weight axis.
 *
 * @returns null when the font cannot be read
 */
export function cutFont(bytes: Uint8Array, subset: FontSubset): Promise<FontCut | null> {
  return runFontTask({ do: 'cut', bytes, ...subset });
}
