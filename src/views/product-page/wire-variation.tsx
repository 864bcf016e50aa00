import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#kernel/language.ts';
import { toDecimal } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import { LanguageProvider } from '../language/language.tsx';
import { mediaAddress } from '../picture/picture.tsx';
import { PriceLine } from '../price/price.tsx';
import type { VariationFacts } from './product-facts.ts';
import { StockLine } from './stock-line.tsx';

function toImage({ picture }: VariationFacts) {
  if (picture === null) return null;
  const address = mediaAddress(picture.file);
  const { title, caption, alt, widthPx, heightPx } = picture;
  return {
    title,
    caption,
    alt,
    url: address,
    src: address,
    src_w: widthPx,
    src_h: heightPx,
    full_src: address,
    full_src_w: widthPx,
    full_src_h: heightPx,
  };
}

/** A variation in WooCommerce's own names, with its price and stock as markup in one language. Source: WIRE §6 */
export function toWireVariation(variation: VariationFacts, language: Language) {
  const { id, options, price, sku, stock } = variation;
  const print = (element: ReactElement) =>
    renderToStaticMarkup(<LanguageProvider translator={translatorFor(language)}>{element}</LanguageProvider>);
  return {
    variation_id: id,
    attributes: Object.fromEntries(
      Object.entries(options).map(([slug, value]) => [`attribute_${slug}`, value]),
    ),
    display_price: price === null ? '' : Number(toDecimal(price.now)),
    display_regular_price: price === null ? '' : Number(toDecimal(price.was ?? price.now)),
    price_html: price === null ? '' : print(<PriceLine {...price} />),
    availability_html: print(<StockLine stock={stock} />),
    sku,
    is_in_stock: stock.status !== 'outofstock',
    is_purchasable: price !== null,
    variation_is_active: true,
    variation_is_visible: true,
    min_qty: 1,
    max_qty: variation.maximum ?? '',
    image: toImage(variation),
  };
}
