import type { DocumentKind } from '../store/content.ts';

const FOLDERS: Readonly<Record<DocumentKind, string>> = {
  home: '/',
  page: '/',
  article: '/blog/',
  portfolio: '/portfolio/',
};

/** The path of a document, without language. */
export function documentPath(kind: DocumentKind, slug: string): string {
  return kind === 'home' ? '/' : `${FOLDERS[kind]}${slug}/`;
}
