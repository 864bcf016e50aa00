import { warningKind } from '#shop/restrictions';
import { ProductGrid } from '#views/product-card/product-list.tsx';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { MoreLink } from '../../parts/links.tsx';
import type { AboveTheFoldProps } from '../../tree/above-the-fold.ts';
import type { fields } from './fields.ts';

type RowProps = ResolvedOf<typeof fields> & HeadingProps & AboveTheFoldProps;

const COLUMNS = { desktop: 4, tablet: 4 };

/** A heading and a row of products. */
export function ProductRow({ heading, more, products, headingId, isAboveTheFold = false }: RowProps) {
  if (products.length === 0) return null;
  const kind = warningKind(products.map((card) => card.class));
  return (
    <section className="j-section j-wrap" data-restricted={kind === null ? undefined : ''}>
      <div className="j-head">
        <h2 id={headingId}>{heading}</h2>
        <MoreLink {...more} />
      </div>
      <ProductGrid
        cards={products}
        columns={COLUMNS}
        isWhole
        headingLevel={3}
        eager={isAboveTheFold ? COLUMNS.desktop : 0}
      />
      {kind === 'tobacco' ? <HealthWarning products={products} className="j-before-5" /> : null}
    </section>
  );
}
