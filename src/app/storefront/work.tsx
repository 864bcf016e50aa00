import { useLoaderData } from 'react-router';
import { ArticlePage } from '#views/article-page/article-page.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { workData } from '#views/structured-data/article-data.ts';
import { StructuredData } from '#views/structured-data/structured-data.tsx';
import { shopContext, visitContext } from '../context.ts';
import { loadArticle } from '../page/article.ts';
import type { Route } from './+types/work';

export function loader({ context, params }: Route.LoaderArgs) {
  const needs = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'portfolio' as const,
  };
  return loadArticle(needs, params.slug);
}

export default function WorkRoute() {
  const { article, publicUrl } = useLoaderData<typeof loader>();
  const { language } = useLanguage();
  const { title, excerpt, path, picture, publishedAt } = article.facts;
  const { textLanguage } = article;
  const shown = { title, excerpt, path, cover: picture, publishedAt, textLanguage };
  return (
    <>
      <PageHead
        title={title}
        description={excerpt}
        path={path}
        publicUrl={publicUrl}
        picture={picture}
        kind="article"
        publishedAt={publishedAt}
      />
      <ArticlePage {...article} />
      <StructuredData things={[workData(shown, { publicUrl, language })]} />
    </>
  );
}
