const PRODUCT_LINK = /href="(?:\/ar)?\/product\/([^"/?#]+)\/?(?:[?#][^"]*)?"/g;

/** Address words of the products that a text links to, in the order they come up, each once. */
export function linkedProducts(html: string): string[] {
  return [...new Set([...html.matchAll(PRODUCT_LINK)].map(([, slug]) => slug ?? ''))];
}
