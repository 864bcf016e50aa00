import type { Shop } from '#composition/shop.ts';
import { chooseTemplate, type Subject } from '#shop/templates';
import { type ResolvedWidget, resolveWidgets } from '#widgets/tree/resolve-widgets.ts';
import type { Visit } from '../../context.ts';

/** The widgets of a template; null where none stands on the page. */
export type LoadedTemplate = readonly ResolvedWidget[] | null;

/**
 * The template that stands around a page.
 *
 * @param page its path without language, and its title
 */
export async function loadTemplate(
  { shop, visit }: { shop: Shop; visit: Pick<Visit, 'assets' | 'language' | 'now' | 'publicUrl'> },
  subject: Subject,
  page: { path: string; title: string },
): Promise<LoadedTemplate> {
  const { chosen } = chooseTemplate(await shop.templates.published(), subject);
  const tree = chosen === null ? null : await shop.templates.tree(chosen.id);
  if (tree === null) return null;
  const { assets, language, now, publicUrl } = visit;
  const stylesheets = assets.widgetStylesheets;
  return resolveWidgets(tree, { shop, language, now, page: { ...page, publicUrl }, stylesheets });
}
