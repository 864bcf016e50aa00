import type { ProductCard } from '#shop/listing';
import { ArticleCard, type ArticleFacts } from '../article-card/article-card.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { ProductGrid } from '../product-card/product-list.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';

export type Neighbour = { path: string; title: string };

export function Tags({ tags }: { tags: readonly { name: string; path: string }[] }) {
  const { t, to } = useLanguage();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('content:tags')}>
      <ul className="j-chips">
        {tags.map(({ name, path }) => (
          <li key={path}>
            <a className="j-chip j-chip--tag" href={to(path)} rel="tag">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the previous and next article. */
export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const { t, to } = useLanguage();
  if (previous === null && next === null) return null;
  return (
    <nav className="j-neighbours" aria-label={t('content:around')}>
      {previous === null ? null : (
        <a className="j-neighbour" href={to(previous.path)} rel="prev">
          <span className="j-neighbour__side">
            <Icon name="caret-left" isSmall flips /> {t('content:previous')}
          </span>
          <b>{previous.title}</b>
        </a>
      )}
      {next === null ? null : (
        <a className="j-neighbour j-neighbour--next" href={to(next.path)} rel="next">
          <span className="j-neighbour__side">
            {t('content:next')} <Icon name="caret-right" isSmall flips />
          </span>
          <b>{next.title}</b>
        </a>
      )}
    </nav>
  );
}

/** The products an article links to, with the health warning when it applies. */
export function ArticleProducts({ products }: { products: readonly ProductCard[] }) {
  const { t } = useLanguage();
  return (
    <>
      <div className="j-head">
        <h2 id="spoken-of">{t('content:products')}</h2>
      </div>
      <ProductGrid cards={products} columns={{ desktop: 4, tablet: 4 }} isWhole headingLevel={3} />
      <HealthWarning products={products} className="j-before-5" />
    </>
  );
}

export function Products({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <section className="j-section j-section--tight j-sunken" aria-labelledby="spoken-of">
      <div className="j-wrap">
        <ArticleProducts products={products} />
      </div>
    </section>
  );
}

type RelatedProps = { kind: 'article' | 'portfolio'; related: readonly ArticleFacts[] };

/** Cards of articles on the same topic. */
export function RelatedArticles({ kind, related }: RelatedProps) {
  const { t } = useLanguage();
  return (
    <>
      <div className="j-head">
        <h2 id="related">{t(kind === 'article' ? 'content:related' : 'content:relatedWork')}</h2>
      </div>
      <div className="j-grid j-grid--three">
        {related.map((article) => (
          <ArticleCard key={article.path} article={article} headingLevel={3} />
        ))}
      </div>
    </>
  );
}

export function Related({ kind, related }: RelatedProps) {
  if (related.length === 0) return null;
  return (
    <section className="j-section j-wrap" aria-labelledby="related">
      <RelatedArticles kind={kind} related={related} />
    </section>
  );
}
