import type { Listing } from '#shop/listing';
import { hasFilters, withoutFilters } from '#shop/listing/rules/listing-query.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { SignedAmounts } from '../price/signed-amounts.tsx';
import { chosenFilters } from './chosen-filters.tsx';
import { CategoryChips, type CategoryLink } from './listing-head.tsx';
import type { LinkOf } from './listing-links.ts';

type NoProductsProps = { listing: Listing; linkOf: LinkOf; popular: readonly CategoryLink[] };

/** No results: remove the last filter, remove all, or browse categories. */
export function NoProducts({ listing, linkOf, popular }: NoProductsProps) {
  const { t, to } = useLanguage();
  const isFiltered = hasFilters(listing.query);
  const chosen = chosenFilters(listing, t);
  const last = chosen.length > 1 ? chosen.at(-1) : undefined;
  return (
    <div className="woocommerce-no-products-found">
      <div className="j-empty woocommerce-info" role="status">
        <Icon name="magnifying-glass" />
        <h2>{t('listing:nothing')}</h2>
        <p className="j-quiet">{t(isFiltered ? 'listing:nothingHint' : 'listing:nothingHintPlain')}</p>
        <div className="j-empty__ways">
          {isFiltered ? (
            <a
              className="j-btn j-btn--primary"
              href={linkOf(withoutFilters(listing.query))}
              rel="nofollow"
              data-clear-filters=""
            >
              {t('listing:clearFilters')}
            </a>
          ) : (
            <a className="j-btn j-btn--primary" href={to('/shop/')}>
              {t('shop:toShop')}
            </a>
          )}
          {last === undefined ? null : (
            <a className="j-btn j-btn--secondary" href={linkOf(last.without)} rel="nofollow" data-removes="">
              <span>
                <SignedAmounts text={t('listing:removeLast', { name: last.name })} />
              </span>
            </a>
          )}
        </div>
      </div>
      {popular.length === 0 ? null : (
        <section className="j-before-5">
          <h2 className="j-popular__title">{t('listing:popular')}</h2>
          <CategoryChips chips={popular} label={t('listing:popular')} />
        </section>
      )}
    </div>
  );
}
