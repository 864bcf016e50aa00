/**
 * The design kit: the storefront's tokens as the shop changed them, kept as the setting `design.tokens`.
 *
 * `open()` gives what differs from the shipped design with its version; `save(typed, version)` keeps another one or
 * refuses with `design.unknown-token`, `design.wrong-value`, `design.low-contrast`, or with `admin.changed-meanwhile`
 * where another version stands by now.
 */
export { checkDesign, createDesign } from './design.ts';
/** A stored design without what this shop does not know. */
export { readDesign } from './rules/parse-design.ts';
/** The style of a design, null for the shipped one, and its fonts. */
export { designStyle, fontsOf } from './rules/style.ts';
/** What differs from the shipped design, and all tokens with it. */
export { type DesignChanges, withChanges } from './rules/tokens.ts';
