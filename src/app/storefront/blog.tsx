import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ArticleList } from '#views/article-list/article-list.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../context.ts';
import { loadArticles } from '../page/articles.ts';
import type { Route } from './+types/blog';

const PATH = '/blog/';

export function loader({ context }: Route.LoaderArgs) {
  return loadArticles({
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'article',
    basePath: PATH,
  });
}

export default function BlogPage() {
  const { publicUrl, ...list } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const title = t('content:blog.title');
  const lead = t('content:blog.lead');
  return (
    <>
      <PageHead title={title} description={lead} path={PATH} publicUrl={publicUrl} />
      <ArticleList {...list} title={title} lead={lead} path={PATH} crumbs={[{ label: title, href: PATH }]} />
    </>
  );
}
