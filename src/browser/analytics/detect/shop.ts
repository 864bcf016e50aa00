import { searchTextOf } from '#shop/listing/rules/search/search-text.ts';
import { attempt } from '../../page/attempt.ts';
import { productOfPage } from '../../product/viewed.ts';
import { emit } from '../emit.ts';

type Graph = { '@graph'?: readonly Thing[] };
type Thing = {
  '@type'?: string;
  name?: string;
  offers?: { price?: string; lowPrice?: string };
};

function productData(): Thing | undefined {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts
    .flatMap(({ textContent }) => attempt(() => (JSON.parse(textContent) as Graph)['@graph'] ?? [], []))
    .find((thing) => thing['@type'] === 'Product');
}

/** The product of the page, as its structured data has it. */
function detectItem(): void {
  const id = productOfPage();
  const product = id === null ? undefined : productData();
  if (product === undefined) return;
  const { name = '', offers } = product;
  const price = Number(offers?.price ?? offers?.lowPrice ?? 0);
  const item = { item_id: String(id), item_name: name, price, quantity: 1 };
  emit('view_item', { currency: 'AED', value: price, items: [item] });
}

function detectSearch(): void {
  const term = searchTextOf(new URLSearchParams(location.search));
  if (term === '') return;
  const isEmpty = document.querySelector('.woocommerce-no-products-found') !== null;
  emit('view_search_results', { search_term: term, results: isEmpty ? 0 : 1 });
}

/** What the page is about: a product, or results. Source: AN-08, AN-11 */
export function detectShopPages(): void {
  detectSearch();
  detectItem();
}
