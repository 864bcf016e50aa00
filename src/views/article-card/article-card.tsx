import type { Picture } from '#shop/media';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';

export type ArticleCardFacts = { path: string; title: string; excerpt: string; picture: Picture | null };

/** An article or a piece of work in a row of such. */
export function ArticleCard({
  article,
  headingLevel = 2,
}: {
  article: ArticleCardFacts;
  headingLevel?: 2 | 3;
}) {
  const { to } = useLanguage();
  const Heading = `h${headingLevel}` as const;
  return (
    <a className="j-post" href={to(article.path)}>
      <Tile picture={article.picture} sizes="(max-width: 768px) 100vw, 33vw" alt="" />
      <span>
        <Heading className="j-post__title">{article.title}</Heading>
        <span className="j-post__text">{article.excerpt}</span>
      </span>
    </a>
  );
}
