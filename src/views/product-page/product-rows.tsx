import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { ProductGrid } from '../product-card/product-list.tsx';
import { HealthWarning } from '../warning/health-warning.tsx';
import type { ProductFacts } from './facts/product-facts.ts';

/** What of a product its rows of other products show. */
export const FITTING = ['brand', 'fitting', 'name'] as const satisfies readonly (keyof ProductFacts)[];
export const RELATED = ['related'] as const satisfies readonly (keyof ProductFacts)[];

function Row({
  title,
  hint = '',
  more,
  cards,
}: {
  title: string;
  hint?: string;
  more: { label: string; path: string } | null;
  cards: ProductFacts['related'];
}) {
  const { to } = useLanguage();
  return (
    <>
      <div className="j-head">
        <div>
          <h2>{title}</h2>
          {hint === '' ? null : <p>{hint}</p>}
        </div>
        {more === null ? null : (
          <a className="j-more" href={to(more.path)}>
            {more.label} <Icon name="arrow-right" isSmall flips />
          </a>
        )}
      </div>
      <ProductGrid cards={cards} columns={{ desktop: 4, tablet: 4 }} isWhole headingLevel={3} />
    </>
  );
}

/** Sticks that fit a device, with a link to all; nothing without any. */
export function FittingProducts({ product }: { product: Pick<ProductFacts, (typeof FITTING)[number]> }) {
  const { t } = useLanguage();
  const { fitting, brand, name } = product;
  if (fitting === null || fitting.cards.length === 0) return null;
  const { sticks, path, cards } = fitting;
  return (
    <>
      <Row
        title={t('product:sticksThatFit', { name })}
        hint={brand === '' ? '' : t('product:heats', { brand, sticks })}
        more={{ label: t('product:allFitting', { sticks }), path }}
        cards={cards}
      />
      <HealthWarning products={cards} className="j-before-5" />
    </>
  );
}

/** Related products; nothing without any. */
export function RelatedProducts({
  product: { related },
}: {
  product: Pick<ProductFacts, (typeof RELATED)[number]>;
}) {
  const { t } = useLanguage();
  if (related.length === 0) return null;
  return (
    <>
      <Row title={t('product:goesWith')} more={null} cards={related} />
      <HealthWarning products={related} className="j-before-5" />
    </>
  );
}
