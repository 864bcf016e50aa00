import { inLanguage } from '#kernel/language.ts';
import { type Category, findCategoryBySlug } from '#shop/catalogue';
import { toPicture } from '#shop/media';
import type { Place } from '../../place.ts';
import type { LoopItem, LoopPage } from '../item.ts';
import type { LoopSettings } from '../loop-fields.ts';

function categoriesBelow(tree: readonly Category[], slug: string | undefined): readonly Category[] {
  return slug === undefined ? tree : (findCategoryBySlug(tree, slug)?.category.children ?? []);
}

async function categoryItems({ terms }: LoopSettings, { shop, language }: Place): Promise<LoopItem[]> {
  const below = categoriesBelow(await shop.catalogue.categoryTree(), terms.parent?.slug);
  return below.map(({ slug, name, path: href, description, image }) => ({
    kind: 'term',
    id: slug,
    facts: {
      name: inLanguage(name, language),
      href,
      text: inLanguage(description, language),
      picture: image === null ? null : toPicture(image, language),
    },
  }));
}

async function brandItems({ shop, language }: Place): Promise<LoopItem[]> {
  const { terms } = await shop.catalogue.attributeTerms(['brand']);
  const named = [...terms].map(([key, { name }]) => ({
    slug: key.slice('brand/'.length),
    name: inLanguage(name, language),
  }));
  return named
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
    .map(({ slug, name }) => ({
      kind: 'term',
      id: slug,
      facts: { name, href: `/brand/${slug}/`, text: '', picture: null },
    }));
}

/** One page of categories or brands. */
export async function loadTerms(settings: LoopSettings, page: number, place: Place): Promise<LoopPage> {
  const all =
    settings.terms.of === 'category' ? await categoryItems(settings, place) : await brandItems(place);
  const listed = all.slice(settings.offset);
  const first = (page - 1) * settings.perPage;
  return {
    items: listed.slice(first, first + settings.perPage),
    total: listed.length,
    isRounded: false,
    page,
    pageCount: Math.max(1, Math.ceil(listed.length / settings.perPage)),
  };
}
