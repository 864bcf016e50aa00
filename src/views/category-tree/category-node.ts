import { inLanguage, type Language } from '#kernel/language.ts';
import type { Category } from '#shop/catalogue';

/** A category with its children in one language; the path is without language. */
export type CategoryNode = Readonly<{
  id: number;
  label: string;
  url: string;
  children: readonly CategoryNode[];
}>;

export function toCategoryNodes(tree: readonly Category[], language: Language): CategoryNode[] {
  return tree.map(({ id, name, path, children }) => ({
    id,
    label: inLanguage(name, language),
    url: path,
    children: toCategoryNodes(children, language),
  }));
}
