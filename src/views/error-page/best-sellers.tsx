import { useId } from 'react';
import type { ProductCard } from '#shop/listing';
import { useLanguage } from '../language/language.tsx';
import { ProductGrid } from '../product-card/product-list.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';

type BestSellersProps = { cards: readonly ProductCard[]; heading?: string };

/** Best-selling products, under the given heading or the default one. */
export function BestSellers({ cards, heading = '' }: BestSellersProps) {
  const { t } = useLanguage();
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className="j-section j-section--tight j-sunken" aria-labelledby={id}>
      <div className="j-wrap">
        <div className="j-head">
          <h2 id={id}>{heading || t('shop:errors.bestSellers')}</h2>
        </div>
        <ProductGrid cards={cards} columns={{ desktop: 4, tablet: 4 }} isWhole headingLevel={3} />
        <HealthWarning products={cards} className="j-before-5" />
      </div>
    </section>
  );
}
