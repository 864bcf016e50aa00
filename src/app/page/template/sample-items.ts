import type { Shop } from '#composition/shop.ts';
import { inLanguage } from '#kernel/language.ts';
import type { LoopItem } from '#widgets/loop/item.ts';
import { picturesOf, toArticleFacts } from '#widgets/loop/load/article-facts.ts';
import type { Visit } from '../../context.ts';

/**
 * A product, an article and a category for the canvas of an item template: each widget shows the first that has its
 * data.
 */
export async function sampleItems(shop: Shop, { language }: Visit): Promise<LoopItem[]> {
  const [[card], newest, categories, [category]] = await Promise.all([
    shop.listing.popular({ language, limit: 1 }),
    shop.content.newest('article', { page: 1, perPage: 1 }),
    shop.content.categories('article'),
    shop.catalogue.categoryTree(),
  ]);
  const documents = newest?.documents ?? [];
  const context = {
    language,
    kind: 'article' as const,
    categories,
    pictures: await picturesOf(shop, language, documents),
  };
  return [
    ...(card === undefined ? [] : [{ kind: 'product' as const, id: card.id, card }]),
    ...documents.map((document) => ({
      kind: 'document' as const,
      id: document.id,
      facts: toArticleFacts(document, context),
      body: null,
    })),
    ...(category === undefined
      ? []
      : [
          {
            kind: 'term' as const,
            id: category.slug,
            facts: {
              name: inLanguage(category.name, language),
              href: category.path,
              text: inLanguage(category.description, language),
              picture: null,
            },
          },
        ]),
  ];
}
