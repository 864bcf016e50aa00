import type { ReactNode } from 'react';
import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { ProductGallery } from '#views/product-page/product-page.tsx';
import { FittingProducts, RelatedProducts } from '#views/product-page/product-rows.tsx';
import {
  Meta,
  ProductForm,
  ProductWarning,
  SaveToWishlist,
  ShortDescription,
  Title,
} from '#views/product-page/product-summary.tsx';
import { Promises } from '#views/product-page/promises.tsx';
import { RecentlyViewed } from '#views/product-page/recently-viewed.tsx';
import { ProductTabs } from '#views/product-page/tabs.tsx';
import type { ProductPart } from '#widgets/page-parts/page-parts.ts';

type ProductPartsProps = Readonly<{
  product: ProductFacts;
  share: ReactNode;
  fit: ReactNode;
  packs: ReactNode;
  restock: string;
}>;

/** The product page in parts; null for those that the product does not have. */
export function productParts({
  product,
  share,
  fit,
  packs,
  restock,
}: ProductPartsProps): Record<ProductPart, ReactNode> {
  const { excerpt, lead, fitting, related } = product;
  return {
    'product-gallery': <ProductGallery product={product} />,
    'product-title': <Title product={product} />,
    'product-excerpt': excerpt === '' && lead === '' ? null : <ShortDescription product={product} />,
    'product-packs': packs,
    'product-form': <ProductForm product={product} restock={restock} />,
    'product-warning': <ProductWarning product={product} />,
    'product-fit': fit,
    'product-promises': <Promises product={product} />,
    'product-meta': <Meta product={product} />,
    'product-share': share,
    'product-wishlist': <SaveToWishlist product={product} />,
    'product-tabs': <ProductTabs product={product} />,
    'product-fitting':
      fitting === null || fitting.cards.length === 0 ? null : <FittingProducts product={product} />,
    'product-related': related.length === 0 ? null : <RelatedProducts product={product} />,
    'product-recent': <RecentlyViewed productId={product.id} />,
  };
}
