import { ArticleCard, type ArticleCardFacts } from '../article-card/article-card.tsx';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { useLanguage } from '../language/language.tsx';
import { Pagination } from '../pagination/pagination.tsx';

type ArticleListProps = {
  title: string;
  lead: string;
  path: string;
  crumbs: readonly Crumb[];
  articles: readonly ArticleCardFacts[];
  page: number;
  pageCount: number;
};

/** Articles or work, newest first. */
export function ArticleList({ title, lead, path, crumbs, articles, page, pageCount }: ArticleListProps) {
  const { to } = useLanguage();
  return (
    <div className="j-wrap j-page">
      <Breadcrumb crumbs={crumbs} />
      <header className="j-page__head">
        <h1>{title}</h1>
        <p className="j-lead">{lead}</p>
      </header>
      <div className="j-grid j-grid--three">
        {articles.map((article) => (
          <ArticleCard key={article.path} article={article} />
        ))}
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(one) => to(path) + (one === 1 ? '' : `?paged=${one}`)}
      />
    </div>
  );
}
