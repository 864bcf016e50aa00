import { type ArticleFacts, ArticleKind, ArticleMeta } from '../article-card/article-card.tsx';
import { Prose } from '../content-page/prose.tsx';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';

/** Sanitised HTML and its language. */
export type Body = { html: string; textLanguage: 'en' | 'ar' };

type WholeArticleProps = { article: ArticleFacts; body: Body | null; headingLevel?: 2 | 3 };

/** The full-content layout: complete articles. */
export function WholeArticle({ article, body, headingLevel = 2 }: WholeArticleProps) {
  const { to } = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const { path, title, excerpt, picture, category } = article;
  return (
    <article className="j-whole">
      <header className="j-whole__head">
        <ArticleKind category={category} />
        <Heading>
          <a href={to(path)}>{title}</a>
        </Heading>
        <p className="j-lead">{excerpt}</p>
        <ArticleMeta article={article} />
      </header>
      {picture === null ? null : (
        <div className="j-article__cover">
          <Tile picture={picture} sizes="(max-width: 1024px) 100vw, 46rem" alt="" />
        </div>
      )}
      {body === null ? null : <Prose {...body} />}
    </article>
  );
}
