import { useLanguage } from '../../language/language.tsx';
import { smallAddress, Tile } from '../../picture/picture.tsx';
import { PriceLine } from '../../price/price.tsx';
import type { ProductFacts } from '../facts/product-facts.ts';

function chosenNames({ choices, variationId }: ProductFacts): string[] {
  if (variationId === null) return [];
  return choices.flatMap(({ values, chosen }) => values.find(({ slug }) => slug === chosen)?.name ?? []);
}

/** Name, price and button once the buy row is out of view. */
export function BuyBar({ product }: { product: ProductFacts }) {
  const { t, language } = useLanguage();
  const isOut = product.stock.status === 'outofstock';
  const canBuy =
    product.selling?.mode !== 'catalogue' &&
    product.price !== null &&
    product.external === null &&
    product.type !== 'grouped';
  if (!canBuy || (isOut && product.type !== 'variable')) return null;
  const comma = language === 'ar' ? '، ' : ', ';
  return (
    <div className="j-buybar" data-buybar="" data-off={isOut ? '' : undefined} hidden>
      <Tile
        picture={product.shown ?? product.pictures[0] ?? null}
        sizes="48px"
        alt=""
        attributes={{ 'data-small': product.pictures[0] ? smallAddress(product.pictures[0]) : '' }}
      />
      <div className="j-buybar__txt">
        <span>
          {product.name}
          <span data-buybar-choice="">{chosenNames(product).map((name) => comma + name)}</span>
        </span>
        <span data-price-copy="">{product.price === null ? null : <PriceLine {...product.price} />}</span>
      </div>
      <button className="j-btn j-btn--primary" type="button" data-buybar-add="">
        {t('product:addToCart')}
      </button>
    </div>
  );
}
