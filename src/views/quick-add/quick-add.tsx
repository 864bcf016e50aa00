import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { smallAddress, Tile } from '../picture/picture.tsx';
import { PriceLine } from '../price/price.tsx';
import { ProductName } from '../product-name/product-name.tsx';
import { BuyForm } from '../product-page/buy/buy-form.tsx';
import type { ProductFacts } from '../product-page/facts/product-facts.ts';
import { ProductWarning } from '../product-page/product-summary.tsx';

type QuickAddProps = {
  product: ProductFacts;
  /** WooCommerce's configuration of forms for variations, for pages that have none. */
  variationParams: Readonly<Record<string, string>>;
};

function Top({ product }: Pick<QuickAddProps, 'product'>) {
  const [first] = product.pictures;
  return (
    <div className="j-sheet__top">
      <Tile
        picture={product.shown ?? first ?? null}
        sizes="112px"
        alt=""
        attributes={{ 'data-small': first === undefined ? '' : smallAddress(first) }}
      />
      <div>
        {product.brand === '' ? null : <span className="j-card__brand">{product.brand}</span>}
        <span className="j-prices-line" data-price="">
          {product.price === null ? null : <PriceLine {...product.price} />}
        </span>
      </div>
    </div>
  );
}

/** The sheet for adding a product with options from a list, with the same fields as on its own page. */
export function QuickAdd({ product, variationParams }: QuickAddProps) {
  const { t, to } = useLanguage();
  const isTobacco = product.class === 'tobacco';
  return (
    <dialog
      className="j-sheet"
      aria-labelledby="quick-add-title"
      data-variation-params={JSON.stringify(variationParams)}
    >
      <div className="j-drawer__head">
        <h2 id="quick-add-title">
          <ProductName name={product.name} />
        </h2>
        <button type="button" className="j-iconbtn" data-close-sheet="" aria-label={t('shop:close')}>
          <Icon name="x" />
        </button>
      </div>
      <div className={`j-sheet__body product product-type-${product.type}`} data-placed-product={product.id}>
        <Top product={product} />
        {isTobacco ? <ProductWarning product={product} /> : null}
        <BuyForm product={product} scope="quick-" />
        {isTobacco ? null : <ProductWarning product={product} />}
        <a className="j-more" href={to(product.path)}>
          {t('product:fullDetails')} <Icon name="arrow-right" isSmall flips />
        </a>
      </div>
    </dialog>
  );
}
