import type { StoredTree } from '#kernel/document-tree.ts';
import { chooseTemplate, type Subject } from '#shop/templates';
import type { TreeDeps } from './resolve-tree.ts';

export type FoundTemplate = Readonly<{ id: number; tree: StoredTree }>;
/** What a template is edited on shows it, whether or not it is published. */
const EDITED: StoredTree = [];

/** The template that stands on a page, with its nodes; null where none does. */
export async function findTemplate(
  { shop, visit }: TreeDeps,
  subject: Subject,
): Promise<FoundTemplate | null> {
  const edited = visit.canvas?.template ?? null;
  if (edited?.place === subject.place) return { id: edited.id, tree: EDITED };
  const { chosen } = chooseTemplate(await shop.templates.published(subject.place), subject);
  const tree = chosen === null ? null : await shop.templates.tree(chosen.id);
  return chosen === null || tree === null ? null : { id: chosen.id, tree };
}
