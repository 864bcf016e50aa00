import { useLoaderData } from 'react-router';
import { articleData } from '#views/structured-data/article-data.ts';
import { shopContext, visitContext } from '../../context.ts';
import { loadArticle } from '../../page/content/article.ts';
import { ArticleRoute } from '../../page/content/article-route.tsx';
import type { Route } from './+types/article';

export function loader({ context, params }: Route.LoaderArgs) {
  const deps = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'article' as const,
  };
  return loadArticle(deps, params.slug);
}

export default function Article() {
  return <ArticleRoute loaded={useLoaderData<typeof loader>()} describe={articleData} />;
}
