import type { ReactNode } from 'react';
import { minus, NOTHING } from '#kernel/money.ts';
import { warningKind } from '#shop/restrictions/warning-kind.ts';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Icon } from '../icon/icon.tsx';
import { useIdentity } from '../identity/identity.tsx';
import { useLanguage } from '../language/language.tsx';
import { PriceLine } from '../price/price.tsx';
import { PricedSentence } from '../price/priced-sentence.tsx';
import { ProductGrid } from '../product-card/product-card.tsx';
import { Stars } from '../stars/stars.tsx';
import { join } from '../style/join.ts';
import { HealthWarning } from '../warning/health-warning.tsx';
import { Warning } from '../warning/warning.tsx';
import { BundleParts } from './buy/bundle-parts.tsx';
import { BuyBar } from './buy/buy-bar.tsx';
import { BuyForm } from './buy/buy-form.tsx';
import { RestockForm } from './buy/restock-form.tsx';
import type { ProductFacts } from './facts/product-facts.ts';
import { Gallery } from './gallery.tsx';
import { Promises } from './promises.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { ProductTabs } from './tabs.tsx';

function Title({ product }: { product: ProductFacts }) {
  const { t, to } = useLanguage();
  const { reviews } = product;
  return (
    <div className="j-buy__title">
      {product.brandPath === '' ? (
        <span className="j-quiet">{product.brand}</span>
      ) : (
        <a className="j-quiet" href={to(product.brandPath)}>
          {product.brand}
        </a>
      )}
      <h1 className="product_title entry-title">
        {product.name}{' '}
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

function Meta({ product }: { product: ProductFacts }) {
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
      <span className="posted_in">
        {product.categories.map(({ name, path }) => (
          <a key={path} className="j-link" href={to(path)}>
            {name}
          </a>
        ))}
      </span>
    </p>
  );
}

function Excerpt({ html, isLead = false }: { html: string; isLead?: boolean }) {
  if (html === '') return null;
  return (
    <div
      className={join('woocommerce-product-details__short-description', isLead && 'j-lead')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

type BuyColumnProps = { product: ProductFacts; share: ReactNode; fit: ReactNode; restock: string };

function BuyColumn({ product, share, fit, restock }: BuyColumnProps) {
  const isList = product.excerpt.includes('<li');
  const { warnings } = useIdentity();
  const kind = warningKind([product.class]);
  const words = product.warning || (kind === null ? '' : warnings[kind]);
  const warning = words === '' ? null : <Warning text={words} />;
  return (
    <div className="j-buy summary entry-summary" data-template-id="product-summary">
      <Title product={product} />
      {isList ? null : <Excerpt html={product.excerpt} isLead />}
      {product.lead === '' ? null : <p className="j-lead">{product.lead}</p>}
      {product.class === 'tobacco' ? warning : null}
      <BuyForm product={product} />
      <RestockForm product={product} answer={restock} />
      <BundleParts product={product} />
      {fit}
      <Promises product={product} />
      {product.class === 'tobacco' ? null : warning}
      {isList ? <Excerpt html={product.excerpt} /> : null}
      <Meta product={product} />
      {share}
    </div>
  );
}

function Row({
  title,
  hint = '',
  more,
  cards,
}: {
  title: string;
  hint?: string;
  more: { label: string; path: string } | null;
  cards: ProductFacts['related'];
}) {
  const { to } = useLanguage();
  return (
    <>
      <div className="j-head">
        <div>
          <h2>{title}</h2>
          {hint === '' ? null : <p>{hint}</p>}
        </div>
        {more === null ? null : (
          <a className="j-more" href={to(more.path)}>
            {more.label} <Icon name="arrow-right" isSmall flips />
          </a>
        )}
      </div>
      <ProductGrid cards={cards} columns={{ desktop: 4, tablet: 4 }} headingLevel={3} />
    </>
  );
}

function NamedBadge({ badge }: Pick<ProductFacts, 'badge'>) {
  const { t } = useLanguage();
  return badge === '' ? null : <span className="j-badge">{t(`product:badges.${badge}`, badge)}</span>;
}

function Badges({ product }: { product: ProductFacts }) {
  const { price, badge, choices } = product;
  const isOnSale = Boolean(price?.was);
  if (isOnSale || choices.length > 0) {
    const amount = price?.was ? minus(price.was, price.now) : NOTHING;
    return (
      <>
        <span className="j-badge j-badge--sale onsale" data-saving="" hidden={!isOnSale}>
          <PricedSentence words="product:save" amounts={{ amount }} />
        </span>
        {isOnSale ? null : <NamedBadge badge={badge} />}
      </>
    );
  }
  return <NamedBadge badge={badge} />;
}

type ProductPageProps = {
  product: ProductFacts;
  notices: ReactNode;
  share: ReactNode;
  /** Compatibility, for devices and sticks. */
  fit: ReactNode;
  /** The result of a back-in-stock request. */
  restock?: string;
};

/** The product page. */
export function ProductPage({ product, notices, share, fit, restock = '' }: ProductPageProps) {
  const { t } = useLanguage();
  const { fitting, related } = product;
  return (
    <div id={`product-${product.id}`} className={`product type-product product-type-${product.type}`}>
      <div className="j-wrap">
        <Breadcrumb crumbs={product.crumbs} />
        {notices}
        <div className="j-product">
          <Gallery
            pictures={product.pictures}
            shown={product.shown}
            name={product.name}
            badges={<Badges product={product} />}
            {...product.gallery}
          />
          <BuyColumn product={product} share={share} fit={fit} restock={restock} />
        </div>
        <section
          className="j-section j-section--tight"
          data-template-id="product-details"
          aria-label={t('product:details')}
        >
          <ProductTabs product={product} />
        </section>
      </div>
      {fitting === null || fitting.cards.length === 0 ? null : (
        <section className="j-section j-sunken" data-template-id="product-fitting">
          <div className="j-wrap">
            <Row
              title={t('product:sticksThatFit', { name: product.name })}
              hint={
                product.brand === ''
                  ? ''
                  : t('product:heats', { brand: product.brand, sticks: fitting.sticks })
              }
              more={{ label: t('product:allFitting', { sticks: fitting.sticks }), path: fitting.path }}
              cards={fitting.cards}
            />
            <HealthWarning goods={fitting.cards} className="j-before-5" />
          </div>
        </section>
      )}
      {related.length === 0 ? null : (
        <section className="j-section j-wrap" data-template-id="product-related">
          <Row title={t('product:goesWith')} more={null} cards={related} />
          <HealthWarning goods={related} className="j-before-5" />
        </section>
      )}
      <RecentlyViewed productId={product.id} />
      <BuyBar product={product} />
    </div>
  );
}
