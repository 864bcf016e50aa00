import { cutText } from '#kernel/text/cut-text.ts';

const LONGEST = 200;

/** Parses the filter of a product list from its query. */
export function filterIn(query: URLSearchParams) {
  const text = (name: string) => cutText(query.get(name) ?? '', LONGEST) || null;
  const short = (name: string) => text(name)?.slice(0, 20) ?? null;
  const sale = text('sale');
  return {
    text: text('q') ?? '',
    productClass: short('class'),
    categoryId: Number.parseInt(text('category') ?? '', 10) || null,
    brand: text('brand'),
    status: short('state'),
    stock: short('stock') ?? 'all',
    missing: text('missing')?.slice(0, 2) ?? null,
    onSale: sale === null ? null : sale === 'yes',
    sort: short('sort') ?? 'updated',
  };
}
