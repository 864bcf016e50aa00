import { editorPath } from '#kernel/editing/edited-document.ts';
import type { EditedKind } from '#shop/content';

/** The list of each kind in the back office, and whether documents of the kind have categories and tags. */
export const KIND_SCREENS: Readonly<
  Record<EditedKind, { path: string; screen: string; hasCategories: boolean; hasTags: boolean }>
> = {
  page: { path: '/admin/pages/', screen: 'pages', hasCategories: false, hasTags: false },
  article: { path: '/admin/articles/', screen: 'articles', hasCategories: true, hasTags: true },
  home: { path: '/admin/home-pages/', screen: 'home', hasCategories: false, hasTags: false },
  portfolio: { path: '/admin/portfolio/', screen: 'portfolio', hasCategories: true, hasTags: false },
};

/** The address where a document is edited, without language; a home page has only its page editor. */
export function editPath(kind: EditedKind, id: number): string {
  return kind === 'home' ? editorPath({ of: 'document', id }) : `${KIND_SCREENS[kind].path}${id}/`;
}
