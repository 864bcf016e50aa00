import type { ProductCard } from '#shop/listing';
import type { OtherResults } from '#shop/search';
import { useLanguage } from '../language/language.tsx';
import { Notice } from '../notice/notice.tsx';
import { ProductGrid } from '../product-card/product-list.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { SearchForm } from './search-form.tsx';
import { MatchingLinks } from './search-hints.tsx';

export type NothingFoundProps = {
  typed: string;
  parameter: string;
  /** A similar search with results, and its path without language. */
  meant: { words: string; href: string } | null;
  beside: OtherResults;
  categories: readonly { name: string; path: string }[];
  bestsellers: readonly ProductCard[];
};

function Nothing({ typed }: Pick<NothingFoundProps, 'typed'>) {
  const { t } = useLanguage();
  return (
    <>
      <h1 className="woocommerce-products-header__title">{t('search:nothingTitle', { words: typed })}</h1>
      <div className="woocommerce-no-products-found">
        <Notice kind="info">{t('search:nothingHint')}</Notice>
      </div>
    </>
  );
}

/** The pages and articles that a search found where it found no product. */
function Texts({ typed, beside }: Pick<NothingFoundProps, 'typed' | 'beside'>) {
  const { t, to } = useLanguage();
  return (
    <>
      <h1 className="woocommerce-products-header__title">{t('search:resultsTitle', { words: typed })}</h1>
      <ul className="j-foundtexts" aria-label={t('search:texts')}>
        {beside.texts.map(({ title, excerpt, path }) => (
          <li key={path}>
            <a className="j-link" href={to(path)}>
              {title}
            </a>
            <p className="j-small j-quiet">{excerpt}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A search without products: what else it found, or suggestions. */
export function NothingFound({
  typed,
  parameter,
  meant,
  beside,
  categories,
  bestsellers,
}: NothingFoundProps) {
  const { t, to } = useLanguage();
  const hasTexts = beside.texts.length > 0;
  return (
    <div className="j-nothing">
      <div className="j-nothing__head">
        {hasTexts ? <Texts typed={typed} beside={beside} /> : <Nothing typed={typed} />}
        {meant === null || hasTexts ? null : (
          <p className="j-lead">
            {t('search:didYouMean')}{' '}
            <a className="j-link" href={to(meant.href)} rel="nofollow">
              {meant.words}
            </a>
            {t('search:questionMark')}
          </p>
        )}
        <SearchForm id="search-again" parameter={parameter} words={typed} />
      </div>
      <MatchingLinks beside={{ categories: beside.categories, texts: [] }} title={t('search:also')} />
      <MatchingLinks beside={{ categories, texts: [] }} title={t('search:browse')} />
      {bestsellers.length === 0 ? null : (
        <section>
          <h2>{t('search:bestsellers')}</h2>
          <ProductGrid cards={bestsellers} columns={{ desktop: 4, tablet: 4 }} isWhole headingLevel={3} />
          <HealthWarning products={bestsellers} className="j-before-5" />
        </section>
      )}
    </div>
  );
}
