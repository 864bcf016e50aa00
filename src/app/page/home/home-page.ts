import type { Shop } from '#composition/shop.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import type { TemplatePlace } from '#shop/templates';
import type { SourceDocument } from '#widgets/place.ts';
import { HOME_SOURCE } from '#widgets/tree/find/find-node.ts';
import type { Visit } from '../../context.ts';
import { resolveTree } from '../template/resolve-tree.ts';

type Home = Readonly<{
  title: Localized;
  excerpt: Localized;
  tree: unknown;
  /** Meta title and description; empty: title and excerpt. */
  seo?: Readonly<{ title: Localized; description: Localized }>;
}>;

const SHOWN_ON_HOME: readonly TemplatePlace[] = ['section', 'popup', 'off-canvas', 'loop-item'];

/** The edited section, popup or off-canvas panel. It has no page, so its canvas shows it on the home page. */
function editedPart({ canvas }: Visit): SourceDocument | null {
  const place = canvas?.template?.place;
  if (canvas === null || place === undefined || !SHOWN_ON_HOME.includes(place)) return null;
  return { name: canvas.source, at: '' };
}

/** The data of a home page. */
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
      source: editedPart(visit) ?? HOME_SOURCE,
    }),
    publicUrl,
  };
}
