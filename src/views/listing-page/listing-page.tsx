import type { ReactNode } from 'react';
import type { Listing } from '#shop/listing';
import type { Picture } from '#shop/media';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';
import type { CategoryNode } from '../category-tree/category-node.ts';
import { CategoryTree } from '../category-tree/category-tree.tsx';
import { useLanguage } from '../language/language.tsx';
import { MyDeviceControl } from '../my-device/my-device-control.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { listColumns } from '../product-card/balanced-columns.ts';
import { ProductGrid } from '../product-card/product-list.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { Facets } from './facets.tsx';
import { FilterButton, FilterSheet } from './filter-sheet.tsx';
import { type CategoryLink, ListingHead } from './listing-head.tsx';
import { type LinkOf, useListingLinks } from './listing-links.ts';
import { NoProducts } from './no-products.tsx';
import { ResultCount, Sort } from './sort.tsx';

export type ListingPageProps = {
  title: string;
  description: string;
  picture: Picture | null;
  /** The listing's path without language, page and query. */
  path: string;
  crumbs: readonly Crumb[];
  /** Direct subcategories. */
  chips: readonly CategoryLink[];
  listing: Listing;
  /** The whole category tree. */
  categories: readonly CategoryNode[];
  /** Popular categories, shown without results. */
  popular: readonly CategoryLink[];
  notices: ReactNode;
  /** Content above the search results. */
  hints: ReactNode;
};

type ResultsProps = { listing: Listing; linkOf: LinkOf; popular: readonly CategoryLink[] };

function Results({ listing, linkOf, popular }: ResultsProps) {
  if (listing.cards.length === 0) return <NoProducts listing={listing} linkOf={linkOf} popular={popular} />;
  return (
    <>
      {/* A phone’s largest content is the first picture; with others beside it, it would arrive later. */}
      <ProductGrid cards={listing.cards} columns={listColumns(listing.cards.length)} eager={1} />
      <Pagination
        page={listing.page}
        pageCount={listing.pageCount}
        hrefOf={(page) => linkOf({ ...listing.query, page })}
      />
    </>
  );
}

type PartProps = Pick<ListingPageProps, 'path' | 'listing'>;

/** The category tree and the filters. */
function Filters({ path, listing, categories }: PartProps & Pick<ListingPageProps, 'categories'>) {
  const { t } = useLanguage();
  const linkOf = useListingLinks(path);
  return (
    <aside
      className="j-listing__facets"
      id="filters"
      data-template-id="listing-filters"
      aria-label={t('listing:filters')}
    >
      <Facets listing={listing} path={path} linkOf={linkOf} isBrandPage={path.startsWith('/brand/')} />
      <CategoryTree nodes={categories} path={path} />
    </aside>
  );
}

/** The bar, the products and the page numbers. */
function ProductList({ path, listing, popular }: PartProps & Pick<ListingPageProps, 'popular'>) {
  const linkOf = useListingLinks(path);
  const hasSticks = listing.fits.length > 0 || listing.fit !== null;
  return (
    <div data-results="" data-template-id="listing-results">
      <div className="j-listing__bar">
        <FilterButton listing={listing} />
        {hasSticks ? <MyDeviceControl /> : null}
        <ResultCount listing={listing} />
        <Sort listing={listing} path={path} />
        <ChosenFilters listing={listing} linkOf={linkOf} />
      </div>
      <Results listing={listing} linkOf={linkOf} popular={popular} />
    </div>
  );
}

/** The health warning about the listed products; filters replace it along with them. */
function ResultsWarning({ listing }: { listing: Listing }) {
  return (
    <div data-results-warning="">
      <HealthWarning products={listing.cards} className="j-before-5" />
    </div>
  );
}

/** The filters, and their sheet on phones. */
export function ListingFilters(props: PartProps & Pick<ListingPageProps, 'categories'>) {
  return (
    <>
      <Filters {...props} />
      <FilterSheet listing={props.listing} />
    </>
  );
}

/** The products of a list, never without their health warning. */
export function ListingResults(props: PartProps & Pick<ListingPageProps, 'popular'>) {
  return (
    <>
      <ProductList {...props} />
      <ResultsWarning listing={props.listing} />
    </>
  );
}

/** The products of a category, brand, tag, the shop or a search, with filters. */
export function ListingPage(props: ListingPageProps) {
  const { path, crumbs, listing, categories, popular, notices, hints, ...head } = props;
  return (
    <div className="j-wrap j-page woocommerce">
      <Breadcrumb crumbs={crumbs} />
      {notices}
      <ListingHead {...head} />
      {hints}
      <div className="j-listing">
        <Filters path={path} listing={listing} categories={categories} />
        <ProductList path={path} listing={listing} popular={popular} />
      </div>
      <FilterSheet listing={listing} />
      <ResultsWarning listing={listing} />
    </div>
  );
}
