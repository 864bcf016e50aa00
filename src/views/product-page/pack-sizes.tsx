import type { Money } from '#kernel/money.ts';
import { useLanguage } from '../language/language.tsx';
import { PricedSentence } from '../price/priced-sentence.tsx';

/** A size of the product, or the product itself. */
export type ShownPackSize = Readonly<{
  packs: number;
  /** Of its product, without language. */
  path: string;
  perPack: Money;
  isOut: boolean;
  /** The page is its product's. */
  isShown: boolean;
}>;

function Size({ size: { packs, path, perPack, isOut, isShown } }: { size: ShownPackSize }) {
  const { t, to } = useLanguage();
  return (
    <li>
      <a className="j-chip" href={to(path)} aria-current={isShown ? 'page' : undefined}>
        <b>{t('product:packs', { count: packs })}</b>
        <small>
          {isOut ? (
            t('product:outOfStock')
          ) : (
            <PricedSentence words="product:perPack" amounts={{ amount: perPack }} />
          )}
        </small>
      </a>
    </li>
  );
}

/** The sizes in which sticks are sold, as links to their products. */
export function PackSizes({ sizes }: { sizes: readonly ShownPackSize[] }) {
  const { t } = useLanguage();
  if (sizes.length === 0) return null;
  return (
    <nav className="j-opt" aria-label={t('product:packSize')} data-pack-sizes="">
      <span className="j-opt__label" aria-hidden="true">
        <b>{t('product:packSize')}</b>
      </span>
      <ul className="j-chips">
        {sizes.map((size) => (
          <Size key={size.packs} size={size} />
        ))}
      </ul>
    </nav>
  );
}
