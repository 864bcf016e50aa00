import type { ReactNode } from 'react';
import { ArchiveCategories, ArchiveHead, type ArticleListProps } from '#views/article-list/article-list.tsx';
import type { ArchivePart } from '#widgets/page-parts/page-parts.ts';

/** The parts of an archive page, except for the widget that lists its articles or projects. */
export function archiveParts(list: ArticleListProps): Record<ArchivePart, ReactNode> {
  return {
    'archive-head': <ArchiveHead title={list.title} lead={list.lead} />,
    'archive-categories': list.categories.length === 0 ? null : <ArchiveCategories {...list} />,
  };
}
