const PRODUCT_LINK = /href="(?:\/ar)?\/product\/([^"/?#]+)\/?(?:[?#][^"]*)?"/g;

/** Slugs of the products a text links to, in order, without repetition. */
export function linkedProducts(html: string): string[] {
  return [...new Set([...html.matchAll(PRODUCT_LINK)].map(([, slug]) => slug ?? ''))];
}
