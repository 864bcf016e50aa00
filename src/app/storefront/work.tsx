import { useLoaderData } from 'react-router';
import { workData } from '#views/structured-data/article-data.ts';
import { shopContext, visitContext } from '../context.ts';
import { loadArticle } from '../page/article.ts';
import { ArticleRoute } from '../page/article-route.tsx';
import type { Route } from './+types/work';

export function loader({ context, params }: Route.LoaderArgs) {
  const needs = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'portfolio' as const,
  };
  return loadArticle(needs, params.slug);
}

export default function Work() {
  return <ArticleRoute loaded={useLoaderData<typeof loader>()} describe={workData} />;
}
