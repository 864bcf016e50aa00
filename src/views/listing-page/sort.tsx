import type { Listing } from '#shop/listing';
import { ORDERS } from '#shop/listing/rules/listing-order.ts';
import { toListingParameters } from '#shop/listing/rules/listing-query.ts';
import { useLanguage } from '../language/language.tsx';

/** The number of products, announced again after loading. Source: WIRE §14 */
export function ResultCount({ listing }: { listing: Listing }) {
  const { t } = useLanguage();
  const { query, total, isRounded } = listing;
  const known = ORDERS.find((order) => order === query.orderby);
  const isSorted = known !== undefined && known !== 'menu_order' && known !== 'relevance';
  return (
    <p
      className="woocommerce-result-count j-small j-quiet"
      role="alert"
      data-is-sorted-by={isSorted ? t(`listing:orders.${known}`) : undefined}
    >
      {isRounded ? t('listing:countMore', { count: total }) : t('listing:count', { count: total })}
    </p>
  );
}

/**
 * The sort form keeps all other parameters; without script it has a button. Browsers do not fill in what was chosen
 * before, so that after Back the order shown is that of the list.
 */
export function Sort({ listing, path }: { listing: Listing; path: string }) {
  const { t, to } = useLanguage();
  const { query } = listing;
  const isSearch = query.search !== '';
  const orders = ORDERS.filter((order) => order !== (isSearch ? 'menu_order' : 'relevance'));
  const offered = isSearch ? ['relevance' as const, ...orders.filter((one) => one !== 'relevance')] : orders;
  const parameters = [...toListingParameters(query)].filter(([name]) => name !== 'orderby');
  return (
    <form className="woocommerce-ordering j-sort" method="get" action={to(path)} autoComplete="off">
      <label className="j-vh" htmlFor="orderby">
        {t('listing:sortBy')}
      </label>
      <select
        className="j-select j-select--quiet orderby"
        id="orderby"
        name="orderby"
        defaultValue={query.orderby}
      >
        {offered.map((order) => (
          <option key={order} value={order}>
            {t(`listing:orders.${order}`)}
          </option>
        ))}
      </select>
      <input type="hidden" name="paged" value="1" />
      {parameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button className="j-btn j-btn--secondary j-btn--s" type="submit">
          {t('listing:sort')}
        </button>
      </noscript>
    </form>
  );
}
