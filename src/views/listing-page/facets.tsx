import type { CSSProperties, ReactNode } from 'react';
import type { Facet, FacetValue, Listing } from '#shop/listing';
import { withFilterToggled, withRatingToggled } from '#shop/listing/rules/listing-query.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Stars } from '../stars/stars.tsx';
import { join } from '../style/join.ts';
import type { LinkOf } from './listing-links.ts';
import { PriceFilter } from './price-filter.tsx';

type FacetsProps = { listing: Listing; path: string; linkOf: LinkOf; isBrandPage: boolean };

type GroupProps = { name: string; title: string; isOpen: boolean; children: ReactNode };

function FacetGroup({ name, title, isOpen, children }: GroupProps) {
  return (
    <details className="j-facet" open={isOpen} data-facet={name}>
      <summary>
        {title}
        <Icon name="caret-down" isSmall />
      </summary>
      {children}
    </details>
  );
}

type TermProps = {
  /** Identifies the value on the page. */
  term: string;
  href: string;
  count: string;
  isChosen: boolean;
  children: ReactNode;
};

/** A filter value: a link that adds or removes it. */
function Term({ term, href, count, isChosen, children }: TermProps) {
  return (
    <li className={join('wc-layered-nav-term j-term', isChosen && 'chosen')}>
      <a href={href} rel="nofollow" data-term={term} aria-current={isChosen ? 'true' : undefined}>
        <span className="j-term__box" aria-hidden="true" />
        <span>{children}</span>
      </a>
      <span className="count">{count}</span>
    </li>
  );
}

/** Formats a count; '+' when not all products were counted. */
function useCounts({ areLeast }: Listing): (count: number) => string {
  const { t } = useLanguage();
  return (count) => (areLeast ? t('listing:atLeast', { count }) : String(count));
}

function Terms({ children, isSwatches = false }: { children: ReactNode; isSwatches?: boolean }) {
  return (
    <ul className={join('woocommerce-widget-layered-nav-list', isSwatches ? 'j-swatches' : 'j-terms')}>
      {children}
    </ul>
  );
}

type ValueProps = { slug: string; value: FacetValue; href: string; count: string };

function Swatch({ slug, value, href, count }: ValueProps) {
  const style: CSSProperties & Record<'--sw', string> = { '--sw': value.swatchHex ?? '' };
  return (
    <li className={join('wc-layered-nav-term', value.isChosen && 'chosen')}>
      <a
        className="j-swatch"
        style={style}
        href={href}
        rel="nofollow"
        title={value.name}
        data-term={`${slug}:${value.slug}`}
        aria-current={value.isChosen ? 'true' : undefined}
      >
        <span className="j-vh">
          {value.name} <span className="count">{count}</span>
        </span>
      </a>
    </li>
  );
}

/** Leaves out values without products, unless they are chosen. */
function shownValues({ values }: Facet): FacetValue[] {
  return values.filter(({ count, isChosen }) => count > 0 || isChosen);
}

function AttributeFacet({ facet, listing, linkOf }: { facet: Facet; listing: Listing; linkOf: LinkOf }) {
  const values = shownValues(facet);
  const countOf = useCounts(listing);
  const isColours = values.every(({ swatchHex }) => swatchHex !== null);
  return (
    <FacetGroup name={facet.slug} title={facet.name} isOpen>
      <Terms isSwatches={isColours}>
        {values.map((value) => {
          const href = linkOf(withFilterToggled(listing.query, facet.slug, value.slug));
          const count = countOf(value.count);
          if (isColours)
            return <Swatch key={value.slug} slug={facet.slug} value={value} href={href} count={count} />;
          return (
            <Term
              key={value.slug}
              term={`${facet.slug}:${value.slug}`}
              href={href}
              count={count}
              isChosen={value.isChosen}
            >
              {value.name}
            </Term>
          );
        })}
      </Terms>
    </FacetGroup>
  );
}

/** Filter by compatible device; one at a time. */
function FitFacet({ listing, linkOf }: Pick<FacetsProps, 'listing' | 'linkOf'>) {
  const { t } = useLanguage();
  const countOf = useCounts(listing);
  const { query, fits } = listing;
  if (fits.length === 0) return null;
  return (
    <FacetGroup name="fits" title={t('listing:fits')} isOpen={query.fits !== ''}>
      <Terms>
        {fits.map(({ slug, name, count }) => {
          const isChosen = slug === query.fits;
          const href = linkOf({ ...query, page: 1, fits: isChosen ? '' : slug });
          return (
            <Term key={slug} term={`fits:${slug}`} href={href} count={countOf(count)} isChosen={isChosen}>
              {name}
            </Term>
          );
        })}
      </Terms>
    </FacetGroup>
  );
}

function RatingFacet({ listing, linkOf }: Pick<FacetsProps, 'listing' | 'linkOf'>) {
  const { t } = useLanguage();
  const countOf = useCounts(listing);
  const { query } = listing;
  const shown = listing.ratings.filter(({ stars, count }) => count > 0 || query.ratings.includes(stars));
  if (shown.length === 0) return null;
  return (
    <FacetGroup name="rating" title={t('listing:rating')} isOpen={query.ratings.length > 0}>
      <Terms>
        {shown.map(({ stars, count }) => (
          <Term
            key={stars}
            term={`rating:${stars}`}
            href={linkOf(withRatingToggled(query, stars))}
            count={countOf(count)}
            isChosen={query.ratings.includes(stars)}
          >
            <Stars rating={stars} />
          </Term>
        ))}
      </Terms>
    </FacetGroup>
  );
}

function AvailabilityFacet({ listing, linkOf }: Pick<FacetsProps, 'listing' | 'linkOf'>) {
  const { t } = useLanguage();
  const countOf = useCounts(listing);
  const { query, inStockCount, onSaleCount } = listing;
  const hasStock = inStockCount > 0 || query.inStock;
  const hasSale = onSaleCount > 0 || query.onSale;
  if (!hasStock && !hasSale) return null;
  return (
    <FacetGroup name="availability" title={t('listing:availability')} isOpen>
      <Terms>
        {hasStock ? (
          <Term
            term="stock"
            href={linkOf({ ...query, page: 1, inStock: !query.inStock })}
            count={countOf(inStockCount)}
            isChosen={query.inStock}
          >
            {t('listing:inStock')}
          </Term>
        ) : null}
        {hasSale ? (
          <Term
            term="sale"
            href={linkOf({ ...query, page: 1, onSale: !query.onSale })}
            count={countOf(onSaleCount)}
            isChosen={query.onSale}
          >
            {t('listing:onSale')}
          </Term>
        ) : null}
      </Terms>
    </FacetGroup>
  );
}

/** The filters of a listing, as links; price, which comes first, as a small form. */
export function Facets({ listing, path, linkOf, isBrandPage }: FacetsProps) {
  const attributes = listing.facets.filter(
    (facet) => shownValues(facet).length > 0 && !(isBrandPage && facet.slug === 'brand'),
  );
  const [first, ...others] = attributes;
  const attributeOf = (facet: Facet) => (
    <AttributeFacet key={facet.slug} facet={facet} listing={listing} linkOf={linkOf} />
  );
  return (
    <div className="j-facets" data-filter-panel="">
      <PriceFilter listing={listing} path={path} />
      {first === undefined ? null : attributeOf(first)}
      <FitFacet listing={listing} linkOf={linkOf} />
      {others.map(attributeOf)}
      <AvailabilityFacet listing={listing} linkOf={linkOf} />
      <RatingFacet listing={listing} linkOf={linkOf} />
    </div>
  );
}
