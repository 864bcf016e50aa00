import { type Money, toDecimal } from '#kernel/money.ts';
import type { Listing } from '#shop/listing';
import { toListingParameters } from '#shop/listing/rules/listing-query.ts';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

/** The slider's step, in dirhams. */
const STEP = 10;
const STEP_MINOR = STEP * 100;

function shortPrice(money: Money | null): string {
  return money === null ? '' : toDecimal(money).replace(/\.00$/, '');
}

type FieldProps = { name: 'min_price' | 'max_price'; value: string; bound: number };

function PriceField({ name, value, bound }: FieldProps) {
  const { t } = useLanguage();
  const isLowest = name === 'min_price';
  return (
    <div className="j-field">
      <label htmlFor={name}>
        {t(`listing:${name}`)} <span className="j-vh">{t('listing:inDirhams')}</span>
      </label>
      <input
        className="j-input"
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        defaultValue={value}
        placeholder={String(bound)}
        {...(isLowest ? { 'data-min': bound } : { 'data-max': bound })}
      />
    </div>
  );
}

/** Minimum and maximum price; the script adds a slider. */
export function PriceFilter({ listing, path }: { listing: Listing; path: string }) {
  const { t, to } = useLanguage();
  const { prices, query } = listing;
  if (prices === null || prices.min.minor === prices.max.minor) return null;
  const lowest = Math.floor(prices.min.minor / STEP_MINOR) * STEP;
  const highest = Math.ceil(prices.max.minor / STEP_MINOR) * STEP;
  const parameters = [...toListingParameters({ ...query, minPrice: null, maxPrice: null })];
  return (
    <details className="j-facet" open data-facet="price">
      <summary>
        {t('listing:price')}
        <Icon name="caret-down" isSmall />
      </summary>
      <form className="price_slider_wrapper" method="get" action={to(path)} data-price-filter="">
        <div
          className="price_slider"
          data-lowest={t('listing:lowest')}
          data-highest={t('listing:highest')}
          data-unit={t('shop:dirhams')}
        />
        <div className="price_slider_amount j-pricefields" data-step={STEP}>
          <PriceField name="min_price" value={shortPrice(query.minPrice)} bound={lowest} />
          <PriceField name="max_price" value={shortPrice(query.maxPrice)} bound={highest} />
          <button className="j-btn j-btn--secondary j-btn--s button" type="submit">
            {t('listing:applyPrice')}
          </button>
        </div>
        {parameters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </details>
  );
}
