/**
 * The design kit: the storefront's tokens as changed by the shop, stored as the setting `design.tokens`, and uploaded
 * fonts.
 *
 * `open()` returns the differences from the shipped design with their version; `save(typed, version)` stores new ones
 * or refuses with `design.unknown-token`, `design.wrong-value`, `design.low-contrast`, or with
 * `admin.changed-meanwhile` if the setting is at another version. `fonts.add` subsets and stores a font or refuses it;
 * `fonts.remove` moves one to the trash, or refuses with `design.font-in-use` for a font of the current design;
 * `fonts.restore` and `fonts.forget` are for the trash. `fontsIn` returns the uploaded fonts of a design.
 */
export { checkDesign, createDesign } from './actions/design.ts';
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
