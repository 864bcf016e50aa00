const LABEL = /\[(\w+:[\w.-]+)\]/;

/** A part of a help text: plain text, or the message key of a label. */
export type HelpPiece = Readonly<{ text: string } | { label: string }>;

/**
 * Splits a help text. It refers to buttons and fields by message keys in brackets, such as `[adminMenus:add]`, so that
 * it always has their current labels.
 */
export function helpPieces(text: string): HelpPiece[] {
  // A split by a pattern with a group returns texts and keys alternately.
  return text
    .split(LABEL)
    .map((piece, place) => (place % 2 === 0 ? { text: piece } : { label: piece }))
    .filter((piece) => 'label' in piece || piece.text !== '');
}
