const LABEL = /\[(\w+:[\w.-]+)\]/;

/** A piece of a help text: plain, or the message key of a name on the screen. */
export type HelpPiece = Readonly<{ text: string } | { label: string }>;

/**
 * Splits a help text. It names buttons and fields by their message keys in brackets, as `[adminMenus:add]`, so that it always
 * calls them what the screen does.
 */
export function helpPieces(text: string): HelpPiece[] {
  // Splitting by a pattern with a group yields texts and keys in turn.
  return text
    .split(LABEL)
    .map((piece, place) => (place % 2 === 0 ? { text: piece } : { label: piece }))
    .filter((piece) => 'label' in piece || piece.text !== '');
}
