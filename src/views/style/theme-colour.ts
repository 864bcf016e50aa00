/** The page background for contexts without stylesheet: `--c-ground` of tokens.css. */
export const THEME_COLOUR = '#faf8f5';
