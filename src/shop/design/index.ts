/**
 * The design kit: the storefront's tokens as the shop changed them, kept as the setting `design.tokens`, and the fonts
 * that it uploaded.
 *
 * `open()` gives what differs from the shipped design with its version; `save(typed, version)` keeps another one or
 * refuses with `design.unknown-token`, `design.wrong-value`, `design.low-contrast`, or with `admin.changed-meanwhile`
 * where another version stands by now. `fonts.add` cuts a font to what the shop prints and stores it or says why not;
 * `fonts.remove` puts one in the trash, or refuses with `design.font-in-use` for a font of the current design;
 * `fonts.restore` and `fonts.forget` are for the trash. `fontsIn` gives the uploaded fonts that a design needs.
 */
export { checkDesign, createDesign } from './design.ts';
export type { FontRefusal } from './refusals.ts';
/** The styles of device fonts that are shown until the design's fonts are loaded. */
export { fallbackStyle } from './rules/fallbacks.ts';
/** A stored design without what this shop does not know. */
export { readDesign } from './rules/parse-design.ts';
/** The style of a design, null for the shipped one. */
export { designStyle } from './rules/style.ts';
/** What differs from the shipped design, and all tokens with it. */
export { type DesignChanges, withChanges } from './rules/tokens.ts';
/** The fonts of a design by script. */
export { fontsOf } from './rules/uploaded-fonts.ts';
