import { minus, NOTHING } from '#kernel/money.ts';
import { useLanguage } from '../language/language.tsx';
import { PricedSentence } from '../price/priced-sentence.tsx';
import type { ProductFacts } from './facts/product-facts.ts';

function NamedBadge({ badge }: Pick<ProductFacts, 'badge'>) {
  const { t } = useLanguage();
  return badge === '' ? null : <span className="j-badge">{t(`product:badges.${badge}`, badge)}</span>;
}

/** The badge on the first picture: the saving, or the product's badge. */
export function Badges({ product }: { product: ProductFacts }) {
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
