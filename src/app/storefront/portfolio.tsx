import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ArticleList } from '#views/article-list/article-list.tsx';
import { PageHead } from '#views/page-head/page-head.tsx';
import { shopContext, visitContext } from '../context.ts';
import { loadArticles } from '../page/articles.ts';
import type { Route } from './+types/portfolio';

const PATH = '/portfolio/';

export function loader({ context }: Route.LoaderArgs) {
  return loadArticles({
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    kind: 'portfolio',
    basePath: PATH,
  });
}

export default function PortfolioPage() {
  const { publicUrl, ...list } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const title = t('content:portfolio.title');
  const lead = t('content:portfolio.lead');
  return (
    <>
      <PageHead title={title} description={lead} path={PATH} publicUrl={publicUrl} />
      <ArticleList {...list} title={title} lead={lead} path={PATH} crumbs={[{ label: title, href: PATH }]} />
    </>
  );
}
