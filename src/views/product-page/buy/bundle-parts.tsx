import { times } from '#kernel/money.ts';
import { useLanguage } from '../../language/language.tsx';
import { LineQuantity } from '../../number/line-quantity.tsx';
import { Tile } from '../../picture/picture.tsx';
import { Price } from '../../price/price.tsx';
import { PricedSentence } from '../../price/priced-sentence.tsx';
import type { BundleRow, ProductFacts } from '../facts/product-facts.ts';

function PartRow({ part }: { part: BundleRow }) {
  const { to, language } = useLanguage();
  const { name, quantity, path, picture, price, choice } = part;
  const chosen = choice?.values.find(({ id }) => id === choice.chosenId);
  return (
    <li className="j-parts__row">
      <Tile picture={picture} sizes="56px" alt="" />
      <span>
        <LineQuantity quantity={quantity} />{' '}
        <a className="j-link" href={to(path)}>
          {name}
        </a>
        {chosen === undefined ? null : `${language === 'ar' ? '،' : ','} ${chosen.name}`}
      </span>
      {price === null ? null : <Price money={times(price, quantity)} />}
    </li>
  );
}

/** The parts of a bundle, their separate price and the saving. */
export function BundleParts({ product }: { product: ProductFacts }) {
  const { t } = useLanguage();
  const { parts, saving } = product;
  if (parts.length === 0) return null;
  return (
    <section className="j-parts" aria-labelledby="inside" data-bundle-parts="">
      <h2 className="j-opt__label" id="inside">
        {t('product:inside')}
      </h2>
      <ul>
        {parts.map((part) => (
          <PartRow key={part.partId} part={part} />
        ))}
      </ul>
      {saving === null ? null : (
        <>
          <p className="j-parts__apart">
            <span>{t('product:apart')}</span>
            <Price money={saving.apart} />
          </p>
          {saving.saved === null ? null : (
            <p className="j-parts__saved">
              <PricedSentence words="product:bundleSaves" amounts={{ saved: saving.saved }} />
            </p>
          )}
        </>
      )}
    </section>
  );
}
