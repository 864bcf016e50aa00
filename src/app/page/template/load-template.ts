import type { Subject } from '#shop/templates';
import { templateSource } from '#widgets/tree/find/find-node.ts';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { findTemplate } from './find-template.ts';
import { type PageOfTree, resolveTree, type TreeDeps } from './resolve-tree.ts';

/** The widgets of a template; null if the page has none. */
export type LoadedTemplate = readonly ResolvedWidget[] | null;

/**
 * Loads the template around a page.
 *
 * @param page its path without language, its title, and the headings of its text
 */
export async function loadTemplate(
  deps: TreeDeps,
  subject: Subject,
  page: PageOfTree,
): Promise<LoadedTemplate> {
  const template = await findTemplate(deps, subject);
  if (template === null) return null;
  return resolveTree(deps, template.tree, { ...page, source: { name: templateSource(template.id), at: '' } });
}
