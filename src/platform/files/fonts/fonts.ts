import {
  askFontWorker,
  type CodeRange,
  type FontCut,
  type FontFacts,
  type FontFault,
} from './ask-font-worker.ts';

/** What a font says of itself, or why the file is no font that browsers show. */
export async function inspectFont(bytes: Uint8Array): Promise<FontFacts | { fault: FontFault }> {
  return (await askFontWorker({ do: 'inspect', bytes })) ?? { fault: 'broken' };
}

/**
 * Cuts a font to some characters as WOFF2; it keeps its features of layout and its weight axis.
 *
 * @param kept code points that stay, and the text by which the cut font is measured
 * @returns null when the font cannot be read
 */
export function cutFont(
  bytes: Uint8Array,
  kept: { ranges: readonly CodeRange[]; sample: readonly string[] },
): Promise<FontCut | null> {
  return askFontWorker({ do: 'cut', bytes, ...kept });
}
