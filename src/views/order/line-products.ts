import type { Language } from '#kernel/language.ts';
import type { Sellable } from '#shop/catalogue';
import type { Picture } from '#shop/media';
import { toPicture } from '#shop/media/rules/to-picture.ts';
import type { Order } from '#shop/orders';

type Line = Pick<Order['lines'][number], 'productId' | 'variationId'>;

/** What the shop still has of an ordered product: its picture, and its page where it has one. */
export type LineProduct = Readonly<{ picture: Picture | null; href: string | null }>;

/** By id of the variation, or of the product without one; deleted products are left out. */
export type LineProducts = Readonly<Record<number, LineProduct>>;

export function lineProductId({ productId, variationId }: Line): number {
  return variationId ?? productId;
}

type Found = Pick<Sellable, 'image' | 'address' | 'isPublished' | 'isVisible'>;

/** @param products by the same id as the lines */
export function toLineProducts(products: ReadonlyMap<number, Found>, language: Language): LineProducts {
  return Object.fromEntries(
    [...products].map(([id, { image, address, isPublished, isVisible }]) => [
      id,
      {
        picture: image === null ? null : toPicture(image, language),
        href: isPublished && isVisible ? address : null,
      },
    ]),
  );
}
