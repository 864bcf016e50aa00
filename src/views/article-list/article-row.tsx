import { type ArticleFacts, ArticleKind, ArticleMeta } from '../article-card/article-card.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';

type ArticleRowProps = { article: ArticleFacts; isEager: boolean; headingLevel?: 2 | 3 };

/** The classic layout: picture beside text and link. */
export function ArticleRow({ article, isEager, headingLevel = 2 }: ArticleRowProps) {
  const { t, to } = useLanguage();
  const Heading = `h${headingLevel}` as const;
  const { path, title, excerpt, picture, category } = article;
  return (
    <article className="j-postrow">
      <div className="j-post__picture">
        <Tile picture={picture} sizes="(max-width: 768px) 100vw, 40vw" alt="" isEager={isEager} />
      </div>
      <div className="j-post__words">
        <ArticleKind category={category} />
        <Heading>
          <a href={to(path)}>{title}</a>
        </Heading>
        <ArticleMeta article={article} />
        <p className="j-post__text">{excerpt}</p>
        <a className="j-more" href={to(path)} aria-label={t('content:readOnAbout', { title })}>
          {t('content:readOn')} <Icon name="arrow-right" isSmall flips />
        </a>
      </div>
    </article>
  );
}
