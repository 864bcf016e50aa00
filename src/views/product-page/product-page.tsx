import type { ReactNode } from 'react';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { useLanguage } from '../language/language.tsx';
import { Badges } from './badges.tsx';
import { BuyBar } from './buy/buy-bar.tsx';
import type { ProductFacts } from './facts/product-facts.ts';
import { Gallery } from './gallery.tsx';
import { FittingProducts, RelatedProducts } from './product-rows.tsx';
import { ProductSummary } from './product-summary.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { ProductTabs } from './tabs.tsx';

/** Parts of a product page that do not depend on its stock or price. */
export type SteadyParts = { tabs: ReactNode; fitting: ReactNode; related: ReactNode };

type ProductPageProps = {
  product: ProductFacts;
  notices: ReactNode;
  share: ReactNode;
  /** Compatibility, for devices and sticks. */
  fit: ReactNode;
  /** The sizes of sticks. */
  packs: ReactNode;
  /** The result of a back-in-stock request. */
  restock?: string;
  /** Printed before; default: printed with the page. */
  parts?: SteadyParts;
};

function steadyParts(product: ProductFacts): SteadyParts {
  return {
    tabs: <ProductTabs product={product} />,
    fitting: <FittingProducts product={product} />,
    related: <RelatedProducts product={product} />,
  };
}

/** The gallery with its badges. */
export function ProductGallery({ product }: { product: ProductFacts }) {
  return (
    <Gallery
      pictures={product.pictures}
      shown={product.shown}
      name={product.name}
      badges={<Badges product={product} />}
      {...product.gallery}
    />
  );
}

/** Attributes of the product page's element, by which scripts find the product. */
export function productElement({ id, type }: Pick<ProductFacts, 'id' | 'type'>) {
  return { id: `product-${id}`, className: `product type-product product-type-${type}` };
}

type ProductFrameProps = { product: ProductFacts; children: ReactNode };

/** The product page's element, and the bar to buy it on phones. */
export function ProductFrame({ product, children }: ProductFrameProps) {
  return (
    <div {...productElement(product)}>
      {children}
      <BuyBar product={product} />
    </div>
  );
}

/** The content of the product page's element. */
export function ProductContent({
  product,
  notices,
  share,
  fit,
  packs,
  restock = '',
  parts = steadyParts(product),
}: ProductPageProps) {
  const { t } = useLanguage();
  const { fitting, related } = product;
  return (
    <>
      <div className="j-wrap">
        <Breadcrumb crumbs={product.crumbs} />
        {notices}
        <div className="j-product">
          <ProductGallery product={product} />
          <ProductSummary product={product} share={share} fit={fit} packs={packs} restock={restock} />
        </div>
        <section
          className="j-section j-section--tight"
          data-template-id="product-details"
          aria-label={t('product:details')}
        >
          {parts.tabs}
        </section>
      </div>
      {fitting === null || fitting.cards.length === 0 ? null : (
        <section className="j-section j-sunken" data-template-id="product-fitting">
          <div className="j-wrap">{parts.fitting}</div>
        </section>
      )}
      {related.length === 0 ? null : (
        <section className="j-section j-wrap" data-template-id="product-related">
          {parts.related}
        </section>
      )}
      <RecentlyViewed productId={product.id} />
      <BuyBar product={product} />
    </>
  );
}
