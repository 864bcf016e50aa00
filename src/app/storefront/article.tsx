import { useLoaderData } from 'react-router';
import { articleData } from '#views/structured-data/article-data.ts';
import { shopContext, visitContext } from '../context.ts';
import { loadArticle } from '../page/article.ts';
import { ArticleRoute } from '../page/article-route.tsx';
import type { Route } from './+types/article';

export function loader({ context, params }: Route.LoaderArgs) {
  const needs = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'article' as const,
  };
  return loadArticle(needs, params.slug);
}

export default function Article() {
  return <ArticleRoute loaded={useLoaderData<typeof loader>()} describe={articleData} />;
}
