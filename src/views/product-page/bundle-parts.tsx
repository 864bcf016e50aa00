import { times } from '#kernel/money.ts';
import { useLanguage } from '../language/language.tsx';
import { Tile } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import type { ProductFacts } from './product-facts.ts';

/** What lies in a bundle, and what it would cost piece by piece. */
export function BundleParts({ product }: { product: ProductFacts }) {
  const { t, to } = useLanguage();
  const { parts, apart, price } = product;
  if (parts.length === 0) return null;
  const isCheaper = apart !== null && price !== null && price.now.minor < apart.minor;
  return (
    <section className="j-parts" aria-labelledby="inside">
      <h2 className="j-opt__label" id="inside">
        {t('product:inside')}
      </h2>
      <ul>
        {parts.map(({ name, quantity, path, picture, price: each }) => (
          <li key={path} className="j-parts__row">
            <Tile picture={picture} sizes="56px" alt="" />
            <span>
              <bdi>{quantity} ×</bdi>{' '}
              <a className="j-link" href={to(path)}>
                {name}
              </a>
            </span>
            {each === null ? null : <Price money={times(each, quantity)} />}
          </li>
        ))}
      </ul>
      {isCheaper ? (
        <p className="j-parts__apart">
          <span>{t('product:apart')}</span>
          <Price money={apart} />
        </p>
      ) : null}
    </section>
  );
}
