import type { Picture } from '#shop/media';
import { formatDate } from '../date/date.ts';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';

/** The minimum an article list needs. */
export type ArticleCardFacts = { path: string; title: string; excerpt: string; picture: Picture | null };

/** The facts of an article or portfolio project; missing ones are not shown. */
export type ArticleFacts = ArticleCardFacts & {
  category?: { name: string; path: string } | undefined;
  author?: string | undefined;
  publishedAt?: Date | undefined;
  minutes?: number | undefined;
  year?: number | undefined;
};

/** Author, date and reading time, or the year of a project. */
export function ArticleMeta({ article }: { article: ArticleFacts }) {
  const { t, language } = useLanguage();
  const { author, publishedAt, minutes, year } = article;
  return (
    <p className="j-meta">
      {author === undefined ? null : <span>{author}</span>}
      {publishedAt === undefined ? null : (
        <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt, language)}</time>
      )}
      {minutes === undefined ? null : <span>{t('content:minutes', { count: minutes })}</span>}
      {year === undefined ? null : <span>{year}</span>}
    </p>
  );
}

/** The category link of an article, when it has one. */
export function ArticleKind({ category }: Pick<ArticleFacts, 'category'>) {
  const { to } = useLanguage();
  if (category === undefined) return null;
  return (
    <a className="j-post__kind j-tap" href={to(category.path)}>
      {category.name}
    </a>
  );
}

type ArticleCardProps = { article: ArticleFacts; headingLevel?: 2 | 3; isEager?: boolean };

/** An article or project in a list. */
export function ArticleCard({ article, headingLevel = 2, isEager = false }: ArticleCardProps) {
  const { to } = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const { category, publishedAt, year } = article;
  return (
    <article className="j-post">
      <div className="j-post__picture">
        <Tile picture={article.picture} sizes="(max-width: 768px) 100vw, 33vw" alt="" isEager={isEager} />
      </div>
      <div className="j-post__words">
        <ArticleKind category={category} />
        <Heading className="j-post__title">
          <a href={to(article.path)}>{article.title}</a>
        </Heading>
        <p className="j-post__text">{article.excerpt}</p>
        {publishedAt === undefined && year === undefined ? null : <ArticleMeta article={article} />}
      </div>
    </article>
  );
}
