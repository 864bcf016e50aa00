import type { Outlined } from '#shop/content';
import type { ProductCard } from '#shop/listing';
import type { Picture } from '#shop/media';
import { type ArticleFacts, ArticleKind, ArticleMeta } from '../article-card/article-card.tsx';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { Outline } from '../content-page/outline.tsx';
import { Prose } from '../content-page/prose.tsx';
import { Tile } from '../picture/picture.tsx';
import { type ShareFacts, ShareLinks } from '../share/share-links.tsx';
import { type Neighbour, Neighbours, Products, Related, Tags } from './after-article.tsx';

export type ArticlePageProps = Outlined & {
  kind: 'article' | 'portfolio';
  facts: ArticleFacts;
  textLanguage: 'en' | 'ar';
  crumbs: readonly Crumb[];
  tags: readonly { name: string; path: string }[];
  share: ShareFacts;
  previous: Neighbour | null;
  next: Neighbour | null;
  related: readonly ArticleFacts[];
  products: readonly ProductCard[];
};

/** Topic, title, excerpt and date. */
export function ArticleHead({ facts }: { facts: ArticleFacts }) {
  const { category, title, excerpt } = facts;
  return (
    <header className="j-article__head">
      <ArticleKind category={category} />
      <h1>{title}</h1>
      {excerpt === '' ? null : <p className="j-lead">{excerpt}</p>}
      <ArticleMeta article={facts} />
    </header>
  );
}

export function ArticleCover({ picture }: { picture: Picture }) {
  return (
    <div className="j-article__cover">
      <Tile picture={picture} sizes="(max-width: 1024px) 100vw, 46rem" isEager alt="" />
    </div>
  );
}

/** An article or project. */
export function ArticlePage(props: ArticlePageProps) {
  const { facts, html, entries, textLanguage, crumbs, tags, share, previous, next, related, products } =
    props;
  return (
    <>
      <article className="j-wrap">
        <Breadcrumb crumbs={crumbs} />
        <div className="j-article">
          <div className="j-article__side">
            <Outline entries={entries} place="side" />
          </div>
          <div className="j-article__main" data-template-id="article-text">
            <ArticleHead facts={facts} />
            {facts.picture === null ? null : <ArticleCover picture={facts.picture} />}
            <Outline entries={entries} place="fold" />
            <Prose html={html} textLanguage={textLanguage} />
            <footer className="j-article__foot" data-template-id="article-foot">
              <Tags tags={tags} />
              <ShareLinks share={share} />
              <Neighbours previous={previous} next={next} />
            </footer>
          </div>
        </div>
      </article>
      <Products products={products} />
      <Related kind={props.kind} related={related} />
    </>
  );
}
