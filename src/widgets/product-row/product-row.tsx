import { z } from 'zod';
import { placeInTree } from '#shop/catalogue';
import { ORDERS, PLAIN_QUERY, type ProductCard } from '#shop/listing';
import { warningKind } from '#shop/restrictions';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { ProductGrid } from '#views/product-card/product-card.tsx';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import { type Link, link, linkIn, localized, type Widget } from '../widget.ts';

const fields = z.object({
  heading: localized,
  /** Slug of the category the products come from; empty for the whole shop. */
  category: z.string(),
  orderby: z.enum(ORDERS),
  count: z.number().int().min(1).max(24),
  more: link,
});

type RowProps = { heading: string; more: Link; cards: readonly ProductCard[] };

/** A heading and a row of products. */
function ProductRow({ heading, more, cards }: RowProps) {
  const { to } = useLanguage();
  if (cards.length === 0) return null;
  const kind = warningKind(cards.map((card) => card.class));
  return (
    <section className="j-section j-wrap" data-restricted={kind === null ? undefined : ''}>
      <div className="j-head">
        <h2>{heading}</h2>
        <a className="j-more" href={to(more.url)}>
          {more.label} <Icon name="arrow-right" isSmall flips />
        </a>
      </div>
      <ProductGrid cards={cards} columns={{ desktop: 4, tablet: 4 }} headingLevel={3} />
      {kind === 'tobacco' ? <HealthWarning goods={cards} className="j-before-5" /> : null}
    </section>
  );
}

export const productRow: Widget<z.infer<typeof fields>, RowProps> = {
  name: 'product-row',
  fields,
  View: ProductRow,
  resolve: async ({ heading, category, orderby, count, more }, place) => {
    const tree = await place.shop.catalogue.categoryTree();
    const found = category === '' ? null : placeInTree(tree, category);
    const listing = await place.shop.listing.listProducts(
      { ...PLAIN_QUERY, orderby },
      { categoryId: found?.category.id ?? null, language: place.language, now: place.now },
    );
    return {
      heading: place.text(heading),
      more: linkIn(more, place),
      cards: (listing?.cards ?? []).slice(0, count),
    };
  },
};
