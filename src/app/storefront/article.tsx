import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ContentPage } from '#views/content-page/content-page.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../context.ts';
import { loadArticle } from '../page/articles.ts';
import type { Route } from './+types/article';

const BASE = '/blog/';

export function loader({ context, params }: Route.LoaderArgs) {
  const needs = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'article' as const,
    basePath: BASE,
  };
  return loadArticle(needs, params.slug);
}

export default function ArticlePage() {
  const { publicUrl, excerpt, path, ...article } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const crumbs = [
    { label: t('content:blog.title'), href: BASE },
    { label: article.title, href: path },
  ];
  return (
    <>
      <PageHead title={article.title} description={excerpt} path={path} publicUrl={publicUrl} />
      <ContentPage {...article} lead={excerpt} crumbs={crumbs} />
    </>
  );
}
