import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#kernel/language.ts';
import { toDecimal } from '#kernel/money.ts';
import { translatorFor } from '#messages';
import type { Picture, PictureSize } from '#shop/media';
import { LanguageProvider } from '../../language/language.tsx';
import { mediaAddress, sourceSet } from '../../picture/picture.tsx';
import { PriceLine } from '../../price/price.tsx';
import type { VariationFacts } from '../facts/product-facts.ts';
import { STAGE_SIZES } from '../gallery.tsx';
import { Availability } from './stock-line.tsx';

const GALLERY_THUMB_PX = 100;
const THUMB_PX = 300;

/** The smallest copy that is wide enough; the original if there are no copies. */
function copyOf({ file, widthPx, heightPx, sizes }: Picture, atLeastPx: number) {
  const wideEnough = sizes.filter(
    ({ format, widthPx: width }: PictureSize) => format === 'webp' && width >= atLeastPx,
  );
  const [smallest] = wideEnough.toSorted((a, b) => a.widthPx - b.widthPx);
  return smallest ?? { file, widthPx, heightPx };
}

function toImage({ picture }: VariationFacts) {
  if (picture === null) return null;
  const { title, caption, alt, widthPx, heightPx } = picture;
  const address = mediaAddress(picture.file);
  const galleryThumb = copyOf(picture, GALLERY_THUMB_PX);
  const thumb = copyOf(picture, THUMB_PX);
  return {
    title,
    caption,
    url: address,
    alt,
    src: address,
    srcset: sourceSet(picture, 'webp') || false,
    sizes: STAGE_SIZES,
    full_src: address,
    full_src_w: widthPx,
    full_src_h: heightPx,
    gallery_thumbnail_src: mediaAddress(galleryThumb.file),
    gallery_thumbnail_src_w: galleryThumb.widthPx,
    gallery_thumbnail_src_h: galleryThumb.heightPx,
    thumb_src: mediaAddress(thumb.file),
    thumb_src_w: thumb.widthPx,
    thumb_src_h: thumb.heightPx,
    src_w: widthPx,
    src_h: heightPx,
  };
}

const UNKNOWN = 'N/A';

function toMeasures({ weightKg, dimensions }: VariationFacts) {
  const sides = dimensions === null ? [] : [dimensions.length, dimensions.width, dimensions.height];
  const [length = '', width = '', height = ''] = sides.map(String);
  return {
    dimensions: { length, width, height },
    dimensions_html: sides.length === 0 ? UNKNOWN : `${sides.join(' × ')} cm`,
    weight: weightKg === null ? '' : String(weightKg),
    weight_html: weightKg === null ? UNKNOWN : `${weightKg} kg`,
  };
}

/** Renders an element to HTML in one language. */
export function print(element: ReactElement, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>{element}</LanguageProvider>,
  );
}

/** A variation with WooCommerce's field names; price and stock as HTML. Source: WIRE §6 */
export function toWireVariation(variation: VariationFacts, language: Language) {
  const { id, options, price, sku, stock } = variation;
  return {
    attributes: Object.fromEntries(
      Object.entries(options).map(([slug, value]) => [`attribute_${slug}`, value]),
    ),
    availability_html: print(<Availability stock={stock} hasPrice={price !== null} />, language),
    backorders_allowed: variation.allowsBackorders,
    display_price: price === null ? '' : Number(toDecimal(price.now)),
    display_regular_price: price === null ? '' : Number(toDecimal(price.was ?? price.now)),
    image: toImage(variation),
    image_id: variation.imageId ?? '',
    is_downloadable: variation.isDownloadable,
    is_in_stock: stock.status !== 'outofstock',
    is_purchasable: price !== null,
    is_sold_individually: variation.isSoldIndividually ? 'yes' : 'no',
    is_virtual: variation.isVirtual,
    max_qty: variation.maximum ?? '',
    min_qty: 1,
    price_html: price === null ? '' : print(<PriceLine {...price} />, language),
    sku,
    variation_description: variation.description,
    variation_id: id,
    variation_is_active: true,
    variation_is_visible: true,
    ...toMeasures(variation),
  };
}
