import type { CSSProperties, ReactNode } from 'react';
import { toDecimal } from '#kernel/money.ts';
import type { Facet, Listing, ListingQuery } from '#shop/listing';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

type FacetsProps = {
  query: ListingQuery;
  listing: Listing;
  path: string;
  /** Tells the two copies on a page apart. */
  idPrefix: string;
  isOpen: boolean;
};

function Values({ facet }: { facet: Facet }) {
  const isColours = facet.values.every(({ swatchHex }) => swatchHex !== null);
  if (isColours) {
    return (
      <div className="j-swatches">
        {facet.values.map(({ slug, name, isChosen, swatchHex }) => {
          const style: CSSProperties & Record<'--sw', string> = { '--sw': swatchHex ?? '' };
          return (
            <label key={slug} className="j-swatch" style={style} title={name}>
              <input
                type="checkbox"
                name={`filter_${facet.slug}`}
                value={slug}
                defaultChecked={isChosen}
                aria-label={name}
              />
            </label>
          );
        })}
      </div>
    );
  }
  return facet.values.map(({ slug, name, count, isChosen }) => (
    <label key={slug} className="j-check">
      <input type="checkbox" name={`filter_${facet.slug}`} value={slug} defaultChecked={isChosen} />
      <span>{name}</span>
      <small>{count}</small>
    </label>
  ));
}

function FacetGroup({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="j-facet" open={isOpen}>
      <summary>
        {title}
        <Icon name="caret-down" isSmall />
      </summary>
      {children}
    </details>
  );
}

function PriceFields({ query, listing, idPrefix }: Pick<FacetsProps, 'query' | 'listing' | 'idPrefix'>) {
  const { t } = useLanguage();
  const { prices } = listing;
  if (prices === null) return null;
  const field = (name: 'min_price' | 'max_price', value: ListingQuery['minPrice'], hint: string) => (
    <div className="j-field">
      <label htmlFor={`${idPrefix}-${name}`}>{t(`listing:${name}`)}</label>
      <input
        className="j-input"
        id={`${idPrefix}-${name}`}
        name={name}
        inputMode="decimal"
        dir="ltr"
        defaultValue={value === null ? '' : toDecimal(value).replace(/\.00$/, '')}
        placeholder={hint}
      />
    </div>
  );
  return (
    <div className="j-pricefields">
      {field('min_price', query.minPrice, String(Math.floor(prices.min.minor / 100)))}
      {field('max_price', query.maxPrice, String(Math.ceil(prices.max.minor / 100)))}
    </div>
  );
}

/** All filters as one form: it works as it is, and submits by itself once the browser script is there. */
export function Facets({ query, listing, path, idPrefix, isOpen }: FacetsProps) {
  const { t, to } = useLanguage();
  return (
    <form method="get" action={to(path)} data-filters="">
      {query.search === '' ? null : <input type="hidden" name="s" value={query.search} />}
      {query.orderby === 'menu_order' ? null : <input type="hidden" name="orderby" value={query.orderby} />}
      {listing.facets.map((facet) => (
        <FacetGroup
          key={facet.slug}
          title={facet.name}
          isOpen={isOpen || facet.values.some(({ isChosen }) => isChosen)}
        >
          <Values facet={facet} />
        </FacetGroup>
      ))}
      {listing.inStockCount > 0 || query.inStock ? (
        <FacetGroup title={t('listing:availability')} isOpen={isOpen}>
          <label className="j-check">
            <input type="checkbox" name="stock" value="instock" defaultChecked={query.inStock} />
            <span>{t('listing:inStock')}</span>
            <small>{listing.inStockCount}</small>
          </label>
        </FacetGroup>
      ) : null}
      {listing.prices === null ? null : (
        <FacetGroup title={t('listing:price')} isOpen={query.minPrice !== null || query.maxPrice !== null}>
          <PriceFields query={query} listing={listing} idPrefix={idPrefix} />
        </FacetGroup>
      )}
      <button className="j-btn j-btn--secondary j-btn--s j-btn--wide" type="submit">
        {t('listing:apply')}
      </button>
    </form>
  );
}
