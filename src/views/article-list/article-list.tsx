import { ArticleCard, type ArticleFacts } from '../article-card/article-card.tsx';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useLanguage } from '../language/language.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { join } from '../style/join.ts';
import { ArticleRow } from './article-row.tsx';
import type { Body } from './whole-article.tsx';
import { WholeArticle } from './whole-article.tsx';

export type ArticleListProps = {
  kind: 'article' | 'portfolio';
  layout: 'classic' | 'full' | 'cards';
  title: string;
  lead: string;
  /** The archive's path without page number. */
  path: string;
  crumbs: readonly Crumb[];
  categories: readonly { name: string; path: string; isCurrent: boolean }[];
  /** Bodies are set for the full-content layout only. */
  articles: readonly (ArticleFacts & { body: Body | null })[];
  /** The first article is large among the cards. */
  hasLead: boolean;
  page: number;
  pageCount: number;
};

/** The categories of an archive, as links. */
export function ArchiveCategories({
  kind,
  path,
  categories,
}: Pick<ArticleListProps, 'kind' | 'path' | 'categories'>) {
  const { t, to } = useLanguage();
  const root = kind === 'article' ? '/blog/' : '/portfolio/';
  if (categories.length === 0) return null;
  return (
    <nav className="j-archive__kinds" aria-label={t('content:categories')}>
      <ul className="j-chips">
        <li>
          <a className="j-chip" href={to(root)} aria-current={path === root ? 'page' : undefined}>
            {t('content:all')}
          </a>
        </li>
        {categories.map((category) => (
          <li key={category.path}>
            <a
              className="j-chip"
              href={to(category.path)}
              aria-current={category.isCurrent ? 'page' : undefined}
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The title of an archive and its introduction. */
export function ArchiveHead({ title, lead }: Pick<ArticleListProps, 'title' | 'lead'>) {
  return (
    <header className="j-page__head">
      <h1>{title}</h1>
      {lead === '' ? null : <p className="j-lead">{lead}</p>}
    </header>
  );
}

function Articles({ layout, articles, hasLead }: ArticleListProps) {
  if (layout === 'classic')
    return (
      <div className="j-archive__rows" data-template-id="archive">
        {articles.map((article, index) => (
          <ArticleRow key={article.path} article={article} isEager={index === 0} />
        ))}
      </div>
    );
  if (layout === 'full')
    return (
      <div className="j-archive__whole" data-template-id="archive">
        {articles.map((article) => (
          <WholeArticle key={article.path} article={article} body={article.body} />
        ))}
      </div>
    );
  return (
    <div className={join('j-grid j-grid--three', hasLead && 'j-archive__led')} data-template-id="archive">
      {articles.map((article, index) => (
        <ArticleCard key={article.path} article={article} isEager={index < 2} />
      ))}
    </div>
  );
}

/** Articles or projects, newest first: all, of a category, or of a tag. */
export function ArticleList(props: ArticleListProps) {
  const { t, to } = useLanguage();
  const { title, lead, path, crumbs, articles, page, pageCount } = props;
  return (
    <div className="j-wrap j-page j-archive">
      <Breadcrumb crumbs={crumbs} />
      <ArchiveHead title={title} lead={lead} />
      <ArchiveCategories {...props} />
      {articles.length === 0 ? (
        <EmptyState
          icon="info"
          title={t('content:emptyTitle')}
          text={t('content:emptyText')}
          action={{ label: t('shop:toHome'), href: to('/') }}
        />
      ) : (
        <Articles {...props} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(one) => to(path) + (one === 1 ? '' : `page/${one}/`)}
      />
    </div>
  );
}
