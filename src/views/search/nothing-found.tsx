import type { ProductCard } from '#shop/listing';
import type { Beside } from '#shop/search';
import { useLanguage } from '../language/language.tsx';
import { Notice } from '../notice/notice.tsx';
import { ProductGrid } from '../product-card/product-card.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { SearchForm } from './search-form.tsx';
import { MatchingLinks } from './search-hints.tsx';

export type NothingFoundProps = {
  typed: string;
  parameter: string;
  /** A similar search with results, and its path without language. */
  meant: { words: string; href: string } | null;
  beside: Beside;
  categories: readonly { name: string; path: string }[];
  bestsellers: readonly ProductCard[];
};

/** A search without results, with suggestions. */
export function NothingFound({
  typed,
  parameter,
  meant,
  beside,
  categories,
  bestsellers,
}: NothingFoundProps) {
  const { t, to } = useLanguage();
  return (
    <div className="j-nothing">
      <div className="j-nothing__head">
        <h1 className="woocommerce-products-header__title">{t('search:nothingTitle', { words: typed })}</h1>
        <div className="woocommerce-no-products-found">
          <Notice kind="info">
            {t('search:nothing', { words: typed })} {t('search:nothingHint')}
          </Notice>
        </div>
        {meant === null ? null : (
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
      <MatchingLinks beside={beside} title={t('search:also')} />
      <MatchingLinks beside={{ categories, texts: [] }} title={t('search:browse')} />
      {bestsellers.length === 0 ? null : (
        <section>
          <h2>{t('search:bestsellers')}</h2>
          <ProductGrid cards={bestsellers} columns={{ desktop: 4, tablet: 4 }} headingLevel={3} />
          <HealthWarning goods={bestsellers} className="j-before-5" />
        </section>
      )}
    </div>
  );
}
