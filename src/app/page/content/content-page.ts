import type { Shop } from '#composition/shop.ts';
import { inLanguage } from '#kernel/language.ts';
import { type DocumentRow, localizeLinks, outlineOf } from '#shop/content';
import { documentSubject, panelsIn } from '#shop/templates';
import { coverOf, picturesOf } from '#widgets/loop/load/article-facts.ts';
import { pictured } from '#widgets/loop/load/pictured.ts';
import { pageSource } from '#widgets/tree/find/find-node.ts';
import type { Visit } from '../../context.ts';
import { loadTemplate } from '../template/load-template.ts';
import { carryPanels, resolveTree } from '../template/resolve-tree.ts';

/** The data of a content page. */
export async function contentPageOf(shop: Shop, visit: Visit, page: DocumentRow) {
  const { language, publicUrl } = visit;
  const html = await pictured(shop, language, localizeLinks(inLanguage(page.body, language), language));
  await carryPanels({ shop, visit }, panelsIn(html));
  const title = inLanguage(page.title, language);
  const excerpt = inLanguage(page.excerpt, language);
  const path = `/${page.slug}/`;
  const { html: text, entries } = outlineOf(html);
  return {
    title,
    excerpt,
    seo: {
      title: inLanguage(page.seo.title, language) || title,
      description: inLanguage(page.seo.description, language) || excerpt,
    },
    /** The picture for social sharing. */
    picture: coverOf(page, {
      language: visit.language,
      pictures: await picturesOf(shop, visit.language, [page]),
    }),
    html: text,
    entries,
    path,
    template: await loadTemplate({ shop, visit }, documentSubject(page), { path, title, outline: entries }),
    /** The widgets below the text. */
    widgets: await resolveTree({ shop, visit }, page.tree, {
      ...{ path, title, outline: entries, hasTextAbove: true },
      source: { name: pageSource(page.slug), at: '' },
    }),
    publicUrl,
  };
}
