import type { Shop } from '#composition/shop.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import { HOME_SOURCE } from '#widgets/tree/find-node.ts';
import type { Visit } from '../../context.ts';
import { resolveTree } from '../template/resolve-tree.ts';

type Home = Readonly<{
  title: Localized;
  excerpt: Localized;
  tree: unknown;
  /** Meta title and description; empty: title and excerpt. */
  seo?: Readonly<{ title: Localized; description: Localized }>;
}>;

/** What a home page shows. */
export async function homePageOf(shop: Shop, visit: Visit, { title, excerpt, tree, seo }: Home) {
  const { language, publicUrl } = visit;
  const metaOf = (meta: Localized | undefined, text: Localized) =>
    (meta === undefined ? '' : inLanguage(meta, language)) || inLanguage(text, language);
  const metaTitle = metaOf(seo?.title, title);
  return {
    title: metaTitle,
    description: metaOf(seo?.description, excerpt),
    widgets: await resolveTree({ shop, visit }, tree, {
      ...{ path: '/', title: metaTitle },
      source: HOME_SOURCE,
    }),
    publicUrl,
  };
}
