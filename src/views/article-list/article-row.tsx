import { type ArticleFacts, ArticleKind, ArticleMeta } from '../article-card/article-card.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';

/** The classic layout: picture beside text and link. */
export function ArticleRow({ article, isEager }: { article: ArticleFacts; isEager: boolean }) {
  const { t, to } = useLanguage();
  const { path, title, excerpt, picture, category } = article;
  return (
    <article className="j-postrow">
      <div className="j-post__picture">
        <Tile picture={picture} sizes="(max-width: 768px) 100vw, 40vw" alt="" isEager={isEager} />
      </div>
      <div className="j-post__words">
        <ArticleKind category={category} />
        <h2>
          <a href={to(path)}>{title}</a>
        </h2>
        <ArticleMeta article={article} />
        <p className="j-post__text">{excerpt}</p>
        <a className="j-more" href={to(path)} aria-label={t('content:readOnAbout', { title })}>
          {t('content:readOn')} <Icon name="arrow-right" isSmall flips />
        </a>
      </div>
    </article>
  );
}
