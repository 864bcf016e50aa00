/** The colour of the page, for what cannot read a stylesheet: `--c-ground` of tokens.css. */
export const THEME_COLOUR = '#faf8f5';
