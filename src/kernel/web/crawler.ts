/** Names of programs that read pages for search engines and previews. */
export const CRAWLER = /bot\b|crawl|spider|slurp|preview/i;
