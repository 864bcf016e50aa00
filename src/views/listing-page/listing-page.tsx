import type { ReactNode } from 'react';
import type { Listing, ListingQuery } from '#shop/listing';
import {
  hasFilters,
  ORDERS,
  toListingParameters,
  withFilterToggled,
  withoutFilters,
} from '#shop/listing/listing-query.ts';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import { type CategoryNode, CategoryTree } from '../category-tree/category-tree.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { ProductGrid } from '../product-card/product-card.tsx';
import { Warning } from '../warning/warning.tsx';
import { Facets } from './facets.tsx';

export type ListingPageProps = {
  title: string;
  description: string;
  /** This listing's address without language and query. */
  path: string;
  crumbs: readonly Crumb[];
  query: ListingQuery;
  listing: Listing;
  categories: readonly CategoryNode[];
  notices: ReactNode;
};

type LinkOf = (query: ListingQuery) => string;

function useLinks(path: string): LinkOf {
  const { to } = useLanguage();
  return (query) => {
    const text = toListingParameters(query).toString();
    return to(path) + (text === '' ? '' : `?${text}`);
  };
}

function ChosenFilters({
  query,
  listing,
  linkOf,
}: {
  query: ListingQuery;
  listing: Listing;
  linkOf: LinkOf;
}) {
  const { t } = useLanguage();
  const chosen = listing.facets.flatMap((facet) =>
    facet.values
      .filter(({ isChosen }) => isChosen)
      .map(({ slug, name }) => ({
        key: `${facet.slug}:${slug}`,
        name,
        href: linkOf(withFilterToggled(query, facet.slug, slug)),
      })),
  );
  if (query.inStock) {
    chosen.push({
      key: 'stock',
      name: t('listing:inStock'),
      href: linkOf({ ...query, inStock: false, page: 1 }),
    });
  }
  if (!hasFilters(query)) return <span />;
  return (
    <div className="j-chips">
      {chosen.map(({ key, name, href }) => (
        <a
          key={key}
          className="j-chip j-chip--filter"
          href={href}
          rel="nofollow"
          aria-label={t('listing:removeFilter', { name })}
        >
          {name}
          <Icon name="x" />
        </a>
      ))}
      <a className="j-btn j-btn--ghost j-btn--s" href={linkOf(withoutFilters(query))} rel="nofollow">
        <span className="j-link">{t('listing:clearAll')}</span>
      </a>
    </div>
  );
}

/** Every parameter but the order itself travels along; without script a button submits. */
function Sort({ query, path, total }: { query: ListingQuery; path: string; total: number }) {
  const { t, to } = useLanguage();
  const orders = ORDERS.filter(
    (order) =>
      (order === 'relevance') === (query.search !== '') || (order !== 'relevance' && order !== 'menu_order'),
  );
  const kept = [...toListingParameters({ ...query, page: 1 })].filter(([name]) => name !== 'orderby');
  return (
    <form className="woocommerce-ordering j-sort" method="get" action={to(path)}>
      <p className="woocommerce-result-count j-small j-quiet" role="status">
        {t('listing:count', { count: total })}
      </p>
      <label className="j-vh" htmlFor="orderby">
        {t('listing:sortBy')}
      </label>
      <select
        className="j-select j-select--quiet orderby"
        id="orderby"
        name="orderby"
        defaultValue={query.orderby}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`listing:orders.${order}`)}
          </option>
        ))}
      </select>
      <input type="hidden" name="paged" value="1" />
      {kept.map(([name, value]) => (
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

function FilterDrawer({ query, listing, path }: Pick<ListingPageProps, 'query' | 'listing' | 'path'>) {
  const { t } = useLanguage();
  const count = Object.values(query.filters).flat().length + Number(query.inStock);
  return (
    <details className="j-filterdrawer">
      <summary className="j-btn j-btn--secondary j-btn--s j-filterbtn">
        <Icon name="sliders-horizontal" isSmall />
        {t('listing:filter')}
        {count > 0 ? <span className="j-count">{count}</span> : null}
      </summary>
      <div className="j-filterdrawer__panel">
        <Facets query={query} listing={listing} path={path} idPrefix="m" isOpen={false} />
      </div>
    </details>
  );
}

function Results({ query, listing, linkOf }: { query: ListingQuery; listing: Listing; linkOf: LinkOf }) {
  const { t, to } = useLanguage();
  if (listing.cards.length === 0) {
    const action = hasFilters(query)
      ? { label: t('listing:clearFilters'), href: linkOf(withoutFilters(query)) }
      : { label: t('shop:toShop'), href: to('/shop/') };
    return (
      <div className="woocommerce-no-products-found">
        <EmptyState
          icon="magnifying-glass"
          title={t('listing:nothing')}
          text={t('listing:nothingHint')}
          action={action}
        />
      </div>
    );
  }
  return (
    <>
      <ProductGrid cards={listing.cards} columns={{ desktop: 3, tablet: 3 }} eager={3} />
      <Pagination
        page={listing.page}
        pageCount={listing.pageCount}
        hrefOf={(page) => linkOf({ ...query, page })}
      />
    </>
  );
}

/** Products of a category, of the shop or of a search, with everything that narrows them. */
export function ListingPage(props: ListingPageProps) {
  const { title, description, path, crumbs, query, listing, categories, notices } = props;
  const { t } = useLanguage();
  const linkOf = useLinks(path);
  const isRestricted = listing.cards.some((card) => card.class === 'tobacco' || card.class === 'device');
  const hasTobacco = listing.cards.some((card) => card.class === 'tobacco');
  return (
    <div className="j-wrap j-page woocommerce">
      <Breadcrumb crumbs={crumbs} />
      {notices}
      <div className="j-listing__head">
        <h1 className="woocommerce-products-header__title">{title}</h1>
        {description === '' ? null : <p className="j-lead">{description}</p>}
      </div>
      <div className="j-listing">
        <aside className="j-listing__facets" aria-label={t('listing:filters')}>
          <CategoryTree nodes={categories} path={path} />
          <Facets query={query} listing={listing} path={path} idPrefix="d" isOpen />
        </aside>
        <div>
          <div className="j-listing__bar">
            <FilterDrawer query={query} listing={listing} path={path} />
            <ChosenFilters query={query} listing={listing} linkOf={linkOf} />
            <Sort query={query} path={path} total={listing.total} />
          </div>
          <Results query={query} listing={listing} linkOf={linkOf} />
        </div>
      </div>
      {isRestricted ? (
        <div className="j-before-5">
          <Warning isStrip text={t(hasTobacco ? 'product:warningTobacco' : 'product:warningDevice')} />
        </div>
      ) : null}
    </div>
  );
}
