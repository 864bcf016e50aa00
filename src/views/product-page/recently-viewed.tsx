import type { ProductCard } from '#shop/listing';
import { useLanguage } from '../language/language.tsx';
import { ProductGrid } from '../product-card/product-list.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';

/** The recently viewed products that the script inserts. */
export function RecentCards({ cards }: { cards: readonly ProductCard[] }) {
  return (
    <>
      <ProductGrid cards={cards} columns={{ desktop: 4, tablet: 4 }} isWhole headingLevel={3} />
      <HealthWarning products={cards} className="j-before-5" />
    </>
  );
}

/** The placeholder of the row: empty and hidden, since pages are the same for every visitor. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const { t, to } = useLanguage();
  return (
    <section className="j-section j-wrap" data-recent={productId} data-recent-cards={to('/cards/')} hidden>
      <div className="j-head">
        <h2>{t('product:recentlyViewed')}</h2>
      </div>
      <div data-recent-row="" />
    </section>
  );
}
