import type { Listing } from '#shop/listing';
import { countFilters } from '#shop/listing/rules/listing-query.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** Opens categories and filters in a sheet on tablet and phone; without script, shows them above the products. */
export function FilterButton({ listing }: { listing: Listing }) {
  const { t } = useLanguage();
  const count = countFilters(listing.query);
  return (
    <a className="j-btn j-btn--secondary j-btn--s j-filterbtn" href="#filters" data-open-filters="">
      <Icon name="sliders-horizontal" isSmall />
      <span aria-hidden={count > 0 ? 'true' : undefined}>{t('listing:filter')}</span>
      {count > 0 ? (
        <>
          <span className="j-count" aria-hidden="true">
            {count}
          </span>
          <span className="j-vh">{t('listing:filterCount', { count })}</span>
        </>
      ) : null}
    </a>
  );
}

/** Printed empty: the script moves the categories and filters in and out. */
export function FilterSheet({ listing }: { listing: Listing }) {
  const { t } = useLanguage();
  return (
    <dialog className="j-drawer j-drawer--start" id="filter-sheet" aria-labelledby="filter-sheet-title">
      <div className="j-drawer__head">
        <h2 id="filter-sheet-title">{t('listing:filters')}</h2>
        <button type="button" className="j-iconbtn" data-close-filters="" aria-label={t('listing:close')}>
          <Icon name="x" />
        </button>
      </div>
      <div className="j-drawer__body" data-sheet-body="" />
      <div className="j-drawer__foot">
        <button type="button" className="j-btn j-btn--primary" data-close-filters="" data-show-count="">
          {listing.isRounded ? t('listing:showAll') : t('listing:show', { count: listing.total })}
        </button>
      </div>
    </dialog>
  );
}
