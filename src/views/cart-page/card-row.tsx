import type { ProductCard } from '#shop/listing';
import { ProductGrid } from '../product-card/product-list.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';

/** A titled row of products; empty without products. */
export function CardRow({ title, cards }: { title: string; cards: readonly ProductCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="j-section j-section--tight">
      <div className="j-head">
        <h2>{title}</h2>
      </div>
      <ProductGrid cards={cards} columns={{ desktop: 4, tablet: 4 }} isWhole headingLevel={3} />
      <HealthWarning products={cards} className="j-before-5" />
    </section>
  );
}
