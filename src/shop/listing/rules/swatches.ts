import { inLanguage, type Language } from '#kernel/language.ts';
import type { ProductAttribute } from '#shop/catalogue';
import type { Media } from '#shop/media';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import { type CardSwatch, SHOWN_SWATCHES } from '../product-card.ts';

/** A variation on sale: its options, and its first picture. */
type Variation = Readonly<{ attributes: readonly ProductAttribute[]; picture: Media | null }>;

function coloursOf({ attributes, picture }: Variation) {
  return attributes.flatMap(({ slug: attribute, values: [value] }) =>
    value?.swatchHex ? [{ attribute, value, hex: value.swatchHex, picture }] : [],
  );
}

/** The colours of some variations, each once, in their order; those that are shown have their picture. */
export function toSwatches(variations: readonly Variation[], language: Language): CardSwatch[] {
  const all = variations.flatMap(coloursOf);
  const each = all.filter(
    (one, at) => all.findIndex(({ value: { slug } }) => slug === one.value.slug) === at,
  );
  return each.map(({ attribute, value, hex, picture }, at) => ({
    name: inLanguage(value.name, language),
    hex,
    option: { attribute, value: value.slug },
    picture: picture === null || at >= SHOWN_SWATCHES ? null : toPicture(picture, language),
  }));
}
