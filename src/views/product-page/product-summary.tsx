import type { ReactNode } from 'react';
import { warningKind } from '#shop/restrictions/rules/warning-kind.ts';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { PriceLine } from '../price/price.tsx';
import { SignedHtml } from '../price/signed-html.tsx';
import { ProductName } from '../product-name/product-name.tsx';
import { Stars } from '../stars/stars.tsx';
import { join } from '../style/join.ts';
import { Warning } from '../warning/warning.tsx';
import { WishButton } from '../wishlist/wish-button.tsx';
import { BundleParts } from './buy/bundle-parts.tsx';
import { BuyForm } from './buy/buy-form.tsx';
import { RestockForm } from './buy/restock-form.tsx';
import type { ProductFacts } from './facts/product-facts.ts';
import { Promises } from './promises.tsx';

/** Brand, name, price and rating. */
export function Title({ product }: { product: ProductFacts }) {
  const { t, to } = useLanguage();
  const { reviews } = product;
  return (
    <div className="j-buy__title">
      {product.brandPath === '' ? (
        <span className="j-quiet">{product.brand}</span>
      ) : (
        <a className="j-quiet j-tap" href={to(product.brandPath)}>
          {product.brand}
        </a>
      )}
      <h1 className="product_title entry-title">
        <ProductName name={product.name} />{' '}
        <span className="j-prices-line" data-price="">
          {product.price === null ? null : <PriceLine {...product.price} />}
        </span>
      </h1>
      {product.isTaxed && product.price !== null && product.price.now.minor > 0 ? (
        <p className="j-quiet j-small">{t('product:includesVat')}</p>
      ) : null}
      {reviews.rated === 0 ? null : (
        <a className="j-rating woocommerce-review-link" href="#reviews">
          <Stars rating={reviews.average} />{' '}
          <span className="j-link">{t('reviews:count', { count: reviews.total })}</span>
        </a>
      )}
    </div>
  );
}

/** SKU and categories. */
export function Meta({ product }: { product: ProductFacts }) {
  const { t, to } = useLanguage();
  return (
    <p className="product_meta j-meta">
      {product.sku === '' ? null : (
        <span className="sku_wrapper">
          {t('product:sku')}{' '}
          <bdi className="sku" data-sku="">
            {product.sku}
          </bdi>
        </span>
      )}
      {product.categories.length === 0 ? null : (
        <span className="posted_in">
          {product.categories.map(({ name, path }) => (
            <a key={path} className="j-link" href={to(path)}>
              {name}
            </a>
          ))}
        </span>
      )}
    </p>
  );
}

function Excerpt({ html, isLead = false }: { html: string; isLead?: boolean }) {
  if (html === '') return null;
  return (
    <SignedHtml
      className={join('woocommerce-product-details__short-description', isLead && 'j-lead')}
      html={html}
    />
  );
}

const isListed = ({ excerpt }: ProductFacts) => excerpt.includes('<li');

/** The short description where it is a text, and the note on a preorder. */
function Lead({ product }: { product: ProductFacts }) {
  return (
    <>
      {isListed(product) ? null : <Excerpt html={product.excerpt} isLead />}
      {product.lead === '' ? null : <p className="j-lead">{product.lead}</p>}
    </>
  );
}

/** The short description, and the note on a preorder. */
export function ShortDescription({ product }: { product: ProductFacts }) {
  return (
    <>
      <Lead product={product} />
      {isListed(product) ? <Excerpt html={product.excerpt} /> : null}
    </>
  );
}

/** The product's health warning, or the shop's default one. */
export function ProductWarning({ product }: { product: ProductFacts }) {
  const { warnings } = useIdentity();
  const kind = warningKind([product.class]);
  const words = product.warning || (kind === null ? '' : warnings[kind]);
  return words === '' ? null : <Warning text={words} />;
}

/** Choices, quantity and button; the back-in-stock form; the parts of a bundle. */
function Buying({ product, restock }: { product: ProductFacts; restock: string }) {
  return (
    <>
      <BuyForm product={product} />
      <RestockForm product={product} answer={restock} />
      <BundleParts product={product} />
    </>
  );
}

/** The heart of the product, or of the variation that is chosen. */
export function SaveToWishlist({ product }: { product: ProductFacts }) {
  return <WishButton productId={product.id} variationId={product.variationId} name={product.name} hasText />;
}

/** All that is needed to buy the product, never without its health warning. */
export function ProductForm({ product, restock }: { product: ProductFacts; restock: string }) {
  const isTobacco = product.class === 'tobacco';
  return (
    <div className="j-buy summary entry-summary">
      {isTobacco ? <ProductWarning product={product} /> : null}
      <Buying product={product} restock={restock} />
      {isTobacco ? null : <ProductWarning product={product} />}
    </div>
  );
}

type ProductSummaryProps = Readonly<{
  product: ProductFacts;
  share: ReactNode;
  fit: ReactNode;
  packs: ReactNode;
  restock: string;
}>;

/** The column beside the gallery. */
export function ProductSummary({ product, share, fit, packs, restock }: ProductSummaryProps) {
  const isTobacco = product.class === 'tobacco';
  return (
    <div className="j-buy summary entry-summary" data-template-id="product-summary">
      <Title product={product} />
      <Lead product={product} />
      {isTobacco ? <ProductWarning product={product} /> : null}
      {packs}
      <Buying product={product} restock={restock} />
      <SaveToWishlist product={product} />
      {fit}
      <Promises product={product} />
      {isTobacco ? null : <ProductWarning product={product} />}
      {isListed(product) ? <Excerpt html={product.excerpt} /> : null}
      <Meta product={product} />
      {share}
    </div>
  );
}
