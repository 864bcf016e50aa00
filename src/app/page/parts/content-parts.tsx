import type { ReactNode } from 'react';
import { type ContentPageProps, PageTitle, Questions } from '#views/content-page/content-page.tsx';
import { Prose } from '#views/content-page/prose.tsx';
import type { PagePart } from '#widgets/page-parts/page-parts.ts';
import { outlinePart } from './outline-part.tsx';

/** A content page in parts; null for those that it does not have. */
export function contentParts({
  title,
  lead,
  html,
  entries,
}: Omit<ContentPageProps, 'crumbs' | 'isWhole'>): Record<PagePart, ReactNode> {
  return {
    'page-title': <PageTitle title={title} lead={lead} />,
    'page-outline': outlinePart(entries),
    'page-text': html === '' ? null : <Prose html={html} />,
    'page-questions': <Questions />,
  };
}

/** A page with its own content, in the parts of a content page. */
export function ownParts(title: ReactNode, content: ReactNode): Record<PagePart, ReactNode> {
  return { 'page-title': title, 'page-outline': null, 'page-text': content, 'page-questions': null };
}
