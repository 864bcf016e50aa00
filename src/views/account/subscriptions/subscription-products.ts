import { inLanguage, type Language } from '#kernel/language.ts';
import type { Sellable } from '#shop/catalogue';
import type { Picture } from '#shop/media';
import { toPicture } from '#shop/media/rules/to-picture.ts';

/** Current product data of a subscription, by the id that has the price. */
export type SubscriptionProducts = Readonly<
  Record<number, Readonly<{ name: string; href: string; picture: Picture | null }>>
>;

/** Converts products to what the pages of subscriptions show of them; unpublished ones have no link. */
export function toSubscriptionProducts(
  products: ReadonlyMap<number, Sellable>,
  language: Language,
): SubscriptionProducts {
  return Object.fromEntries(
    [...products].map(([id, product]) => {
      const options = product.options.map(({ value }) => inLanguage(value, language));
      const name = inLanguage(product.name, language);
      return [
        id,
        {
          name: [name, ...options].join(language === 'ar' ? '، ' : ', '),
          href: product.isPublished ? product.address : '',
          picture: product.image === null ? null : toPicture(product.image, language, name),
        },
      ];
    }),
  );
}
