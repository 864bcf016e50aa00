import type { ProductCard } from '#shop/listing';
import { useLanguage } from '../language/language.tsx';
import { ProductGrid } from '../product-card/product-card.tsx';
import { Warning } from '../warning/warning.tsx';

/** What was looked at before, as the script puts it into its row. */
export function RecentCards({ cards }: { cards: readonly ProductCard[] }) {
  const { t } = useLanguage();
  return (
    <>
      <ProductGrid cards={cards} columns={{ desktop: 4, tablet: 4 }} headingLevel={3} />
      {cards.some((card) => card.class === 'tobacco') ? (
        <div className="j-before-5">
          <Warning isStrip text={t('product:warningTobacco')} />
        </div>
      ) : null}
    </>
  );
}

/** The row's place: empty and hidden, since a page is the same for every visitor. */
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
