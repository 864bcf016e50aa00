import { type ArticleFacts, ArticleKind, ArticleMeta } from '../article-card/article-card.tsx';
import { Prose } from '../content-page/prose.tsx';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';

/** Sanitised HTML and its language. */
export type Body = { html: string; textLanguage: 'en' | 'ar' };

/** The full-content layout: complete articles. */
export function WholeArticle({ article, body }: { article: ArticleFacts; body: Body | null }) {
  const { to } = useLanguage();
  const { path, title, excerpt, picture, category } = article;
  return (
    <article className="j-whole">
      <header className="j-whole__head">
        <ArticleKind category={category} />
        <h2>
          <a href={to(path)}>{title}</a>
        </h2>
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
