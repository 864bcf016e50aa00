import type { StoredTree } from '#kernel/tree/document-tree.ts';
import { chooseTemplate, type Subject } from '#shop/templates';
import type { TreeDeps } from './resolve-tree.ts';

type TemplateTree = Readonly<{ id: number; tree: StoredTree }>;

/**
 * The template of a page, with its nodes; null if none matches. The canvas of a template shows it, published or not.
 */
export async function findTemplate(
  { shop, visit }: TreeDeps,
  subject: Subject,
): Promise<TemplateTree | null> {
  const edited = visit.canvas?.template ?? null;
  // `resolveTree` renders the nodes from the editor.
  if (edited?.place === subject.place) return { id: edited.id, tree: [] };
  const { chosen } = chooseTemplate(await shop.templates.published(subject.place), subject);
  const tree = chosen === null ? null : await shop.templates.tree(chosen.id);
  return chosen === null || tree === null ? null : { id: chosen.id, tree };
}
