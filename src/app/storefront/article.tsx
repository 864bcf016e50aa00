import { useLoaderData } from 'react-router';
import { ArticlePage } from '#views/article-page/article-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { mediaAddress } from '#views/picture/picture.tsx';
import { shopContext, visitContext } from '../context.ts';
import { loadArticle } from '../page/article.ts';
import type { Route } from './+types/article';

export function loader({ context, params }: Route.LoaderArgs) {
  const needs = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'article' as const,
  };
  return loadArticle(needs, params.slug);
}

export default function ArticleRoute() {
  const { article, publicUrl } = useLoaderData<typeof loader>();
  const { title, excerpt, path, picture } = article.facts;
  return (
    <>
      <PageHead
        title={title}
        description={excerpt}
        path={path}
        publicUrl={publicUrl}
        image={picture === null ? undefined : mediaAddress(picture.file)}
      />
      <ArticlePage {...article} />
    </>
  );
}
