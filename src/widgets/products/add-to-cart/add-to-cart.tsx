import { useId } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { PriceLine } from '#views/price/price.tsx';
import { BuyForm } from '#views/product-page/buy/buy-form.tsx';
import type { ProductFacts } from '#views/product-page/facts/product-facts.ts';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { AddToCartData, fields } from './fields.ts';

function NameAndPrice({ facts }: { facts: ProductFacts }) {
  const { to } = useLanguage();
  return (
    <div>
      <a className="j-line__name" href={to(facts.path)}>
        {facts.name}
      </a>
      <span className="j-prices-line" data-price="">
        {facts.price === null ? null : <PriceLine {...facts.price} />}
      </span>
    </div>
  );
}

type AddToCartProps = ResolvedOf<typeof fields> & AddToCartData;

/** The form of one product, as on its own page. Its ids are unique, so that a page can have several forms. */
export function AddToCart({ facts, showsName }: AddToCartProps) {
  const scope = useId();
  if (facts === null) return null;
  return (
    <div className={`j-stack product product-type-${facts.type}`} data-placed-product={facts.id}>
      {showsName ? <NameAndPrice facts={facts} /> : null}
      <BuyForm product={facts} scope={`${scope}-`} />
      <HealthWarning products={[facts]} />
    </div>
  );
}
