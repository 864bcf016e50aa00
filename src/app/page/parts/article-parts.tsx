import type { ReactNode } from 'react';
import { ArticleProducts, Neighbours, RelatedArticles, Tags } from '#views/article-page/after-article.tsx';
import { ArticleCover, ArticleHead, type ArticlePageProps } from '#views/article-page/article-page.tsx';
import { Prose } from '#views/content-page/prose.tsx';
import { ShareLinks } from '#views/share/share-links.tsx';
import type { ArticlePart } from '#widgets/page-parts/page-parts.ts';
import { outlinePart } from './outline-part.tsx';

/** The page of an article or project in parts; null for those that it does not have. */
export function articleParts(article: ArticlePageProps): Record<ArticlePart, ReactNode> {
  const { kind, facts, html, entries, textLanguage, tags, share, previous, next, related, products } =
    article;
  const hasNeighbours = previous !== null || next !== null;
  return {
    'article-head': <ArticleHead facts={facts} />,
    'article-cover': facts.picture === null ? null : <ArticleCover picture={facts.picture} />,
    'article-outline': outlinePart(entries),
    'article-text': <Prose html={html} textLanguage={textLanguage} />,
    'article-tags': tags.length === 0 ? null : <Tags tags={tags} />,
    'article-share': <ShareLinks share={share} />,
    'article-neighbours': hasNeighbours ? <Neighbours previous={previous} next={next} /> : null,
    'article-products': products.length === 0 ? null : <ArticleProducts products={products} />,
    'article-related': related.length === 0 ? null : <RelatedArticles kind={kind} related={related} />,
  };
}
