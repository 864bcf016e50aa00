import type { TFunction } from 'i18next';
import { formatAmount, type Money } from '#kernel/money.ts';
import type { Listing, ListingQuery } from '#shop/listing';
import {
  hasFilters,
  withFilterToggled,
  withoutFilters,
  withRatingToggled,
} from '#shop/listing/rules/listing-query.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { SignedAmounts } from '../price/signed-amounts.tsx';
import type { LinkOf } from './listing-links.ts';

type Chosen = { key: string; name: string; without: ListingQuery };

function shortAmount(money: Money): string {
  return formatAmount(money).replace(/\.00$/, '');
}

/** Formats a price range. */
function priceText({ minPrice, maxPrice }: ListingQuery, t: TFunction): string {
  const price = (money: Money) => `${shortAmount(money)} ${t('shop:dirhams')}`;
  if (minPrice !== null && maxPrice !== null)
    return t('listing:priceRange', { from: price(minPrice), until: price(maxPrice) });
  if (minPrice !== null) return t('listing:priceFrom', { price: price(minPrice) });
  return maxPrice === null ? '' : t('listing:priceUntil', { price: price(maxPrice) });
}

/** The active filters, each with the query without it. */
export function chosenFilters({ query, facets, fit }: Listing, t: TFunction): Chosen[] {
  const attributes = facets.flatMap((facet) =>
    facet.values
      .filter(({ isChosen }) => isChosen)
      .map(({ slug, name }) => ({
        key: `${facet.slug}:${slug}`,
        name,
        without: withFilterToggled(query, facet.slug, slug),
      })),
  );
  const ratings = query.ratings.map((stars) => ({
    key: `rating:${stars}`,
    name: t('listing:ratingOf', { count: stars }),
    without: withRatingToggled(query, stars),
  }));
  const first = { ...query, page: 1 };
  const fitKey = fit?.kind === 'stick' ? 'listing:takesStick' : 'listing:fitsDevice';
  const single: (Chosen | null)[] = [
    fit === null
      ? null
      : { key: 'fits', name: t(fitKey, { name: fit.name }), without: { ...first, fits: '' } },
    query.inStock
      ? { key: 'stock', name: t('listing:inStock'), without: { ...first, inStock: false } }
      : null,
    query.onSale ? { key: 'sale', name: t('listing:onSale'), without: { ...first, onSale: false } } : null,
    query.minPrice === null && query.maxPrice === null
      ? null
      : {
          key: 'price',
          name: priceText(query, t),
          without: { ...first, minPrice: null, maxPrice: null },
        },
  ];
  return [...attributes, ...ratings, ...single.flatMap((one) => one ?? [])];
}

/** The active filters as links that remove them, and one that removes all. */
export function ChosenFilters({ listing, linkOf }: { listing: Listing; linkOf: LinkOf }) {
  const { t } = useLanguage();
  if (!hasFilters(listing.query)) return null;
  return (
    <ul className="j-chips j-chosen" aria-label={t('listing:chosen')}>
      {chosenFilters(listing, t).map(({ key, name, without }) => (
        <li key={key}>
          <a
            className="j-chip j-chip--filter"
            href={linkOf(without)}
            rel="nofollow"
            data-removes=""
            aria-label={t('listing:removeFilter', { name })}
          >
            <span>
              <SignedAmounts text={name} />
            </span>
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="j-btn j-btn--ghost j-btn--s"
          href={linkOf(withoutFilters(listing.query))}
          rel="nofollow"
          data-clear-filters=""
        >
          <span className="j-link">{t('listing:clearAll')}</span>
        </a>
      </li>
    </ul>
  );
}
