import { Readable } from 'node:stream';
import type { Instant } from '#kernel/instant.ts';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { type Money, toDecimal } from '#kernel/money.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { type FeedProduct, priceAt } from '#shop/catalogue';
import { mayPromote } from '#shop/restrictions';
import type { Settings } from '#shop/settings';
import type { WireDeps } from '../deps.ts';

const AVAILABILITY = { instock: 'in_stock', outofstock: 'out_of_stock', onbackorder: 'backorder' } as const;
const MOST_DESCRIPTION = 5000;
const MOST_EXTRA_PICTURES = 10;

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML and removes control characters. */
function escaped(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"]/g, (mark) => MARKS[mark] ?? '');
}

function plain(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(text, MOST_DESCRIPTION);
}

function amount(money: Money): string {
  return `${toDecimal(money)} AED`;
}

type Where = { publicUrl: string; language: Language; settings: Settings; now: Instant };

function linkOf({ slug, options }: FeedProduct, { publicUrl, language }: Where): string {
  const chosen = Object.entries(options).map(([name, value]) => [`attribute_${name}`, value]);
  const query = new URLSearchParams(chosen).toString();
  return `${publicUrl}${addressIn(language, `/product/${slug}/`)}${query === '' ? '' : `?${query}`}`;
}

/** Tobacco that may not be promoted has no sale price, only its current price. */
function pricesOf(product: FeedProduct, { settings, now }: Where): [string, string][] {
  const { now: paid, was } = priceAt(product.prices, now);
  if (paid === null) return [];
  if (was === null || !mayPromote(product.class, settings)) return [['g:price', amount(paid)]];
  return [
    ['g:price', amount(was)],
    ['g:sale_price', amount(paid)],
  ];
}

function fieldsOf(product: FeedProduct, where: Where): [string, string][] {
  const { publicUrl, language } = where;
  const [first, ...more] = product.pictures.map((file) => `${publicUrl}/media/${file}`);
  const fields: [string, string][] = [
    ['g:id', String(product.id)],
    ['title', inLanguage(product.name, language)],
    ['description', plain(inLanguage(product.description, language))],
    ['link', linkOf(product, where)],
    ['g:image_link', first ?? ''],
    ...more.slice(0, MOST_EXTRA_PICTURES).map((url): [string, string] => ['g:additional_image_link', url]),
    ['g:availability', AVAILABILITY[product.stock.status]],
    ...pricesOf(product, where),
    ['g:brand', product.brand],
    ['g:gtin', product.gtin],
    ['g:mpn', product.sku],
    ['g:condition', 'new'],
    ['g:product_type', product.categories.map((name) => inLanguage(name, language)).join(' > ')],
    ['g:item_group_id', product.parentId === null ? '' : String(product.parentId)],
    ['g:is_bundle', product.isBundle ? 'yes' : ''],
    ['g:color', product.options.colour ?? ''],
    ['g:age_group', 'adult'],
    ['g:identifier_exists', product.gtin === '' ? 'no' : ''],
  ];
  return fields.filter(([, value]) => value !== '');
}

async function* lines({ shop }: WireDeps, where: Where): AsyncGenerator<string> {
  const { settings, language, publicUrl } = where;
  const name = escaped(inLanguage(settings['shop.name'], language));
  const tagline = escaped(inLanguage(settings['shop.tagline'], language));
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n';
  yield `<title>${name}</title><link>${publicUrl}${addressIn(language, '/')}</link><description>${tagline}</description>\n`;
  for await (const product of shop.catalogue.offered()) {
    if (product.class === 'tobacco' && !settings['feeds.tobacco']) continue;
    const fields = fieldsOf(product, where).map(([tag, value]) => `<${tag}>${escaped(value)}</${tag}>`);
    yield `<item>${fields.join('')}</item>\n`;
  }
  yield '</channel></rss>\n';
}

/** All products for sale as a Google Merchant RSS feed; tobacco only if the setting allows it. */
export async function productFeed(deps: WireDeps, language: Language): Promise<Readable> {
  const settings = await deps.shop.settings.all();
  const where = { publicUrl: deps.config.publicUrl, language, settings, now: new Date() };
  return Readable.from(lines(deps, where), { objectMode: false });
}
