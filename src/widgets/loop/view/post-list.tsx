import type { ReactNode } from 'react';
import { type ArticleFacts, ArticleMeta } from '#views/article-card/article-card.tsx';
import { ArticleRow } from '#views/article-list/article-row.tsx';
import { WholeArticle } from '#views/article-list/whole-article.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { Tile } from '#views/picture/picture.tsx';
import type { LoopItem } from '../item.ts';
import type { GridSettings } from '../loop-fields.ts';
import { gridAttributes } from './grid-attributes.ts';

const CARD_SIZES = '(max-width: 768px) 100vw, 33vw';

export type PostLayout = 'classic' | 'full_content' | 'cards';

/** The first letters of an author's role, in the place of a portrait. */
function initialsOf(author: string): string {
  const words = author.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** An article as a card with its category as a badge and its author's avatar. Source: WG-03 */
function PostCard({ article, headingLevel }: { article: ArticleFacts; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { to } = useLanguage();
  const { path, title, excerpt, picture, category, author } = article;
  return (
    <article className="j-post j-postcard">
      <div className="j-post__picture">
        <Tile picture={picture} sizes={CARD_SIZES} alt="" />
        {category === undefined ? null : (
          <a className="j-badge j-postcard__badge" href={to(category.path)}>
            {category.name}
          </a>
        )}
        {author === undefined ? null : (
          <span className="j-postcard__avatar" aria-hidden="true">
            {initialsOf(author)}
          </span>
        )}
      </div>
      <div className="j-post__words">
        <Heading className="j-post__title">
          <a href={to(path)}>{title}</a>
        </Heading>
        <p className="j-post__text">{excerpt}</p>
        <ArticleMeta article={article} />
      </div>
    </article>
  );
}

type Document = Extract<LoopItem, { kind: 'document' }>;

function postOf({ facts, body }: Document, layout: PostLayout, headingLevel: 2 | 3): ReactNode {
  if (layout === 'classic') return <ArticleRow article={facts} isEager={false} headingLevel={headingLevel} />;
  if (layout === 'full_content')
    return <WholeArticle article={facts} body={body} headingLevel={headingLevel} />;
  return <PostCard article={facts} headingLevel={headingLevel} />;
}

const LIST_CLASSES: Readonly<Record<PostLayout, string | undefined>> = {
  classic: 'j-archive__rows',
  full_content: 'j-archive__whole',
  cards: undefined,
};

type PostListProps = Readonly<{
  items: readonly LoopItem[];
  layout: PostLayout;
  grid: GridSettings;
  headingLevel: 2 | 3;
}>;

/** Articles or projects: rows with picture and link, whole texts, or cards. */
export function PostList({ items, layout, grid, headingLevel }: PostListProps) {
  const list = LIST_CLASSES[layout];
  const attributes =
    list === undefined
      ? gridAttributes(grid)
      : { className: `${list} elementor-loop-container`, 'data-loop-items': '' };
  return (
    <ul {...attributes}>
      {items.map((item) =>
        item.kind === 'document' ? (
          <li key={item.id} className={`e-loop-item e-loop-item-${item.id}`}>
            {postOf(item, layout, headingLevel)}
          </li>
        ) : null,
      )}
    </ul>
  );
}
