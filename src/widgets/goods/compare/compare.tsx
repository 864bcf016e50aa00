import { useId } from 'react';
import { COMPARE_PARAMETER, MOST_COMPARED, toComparisonParameter } from '#shop/catalogue/rules/comparison.ts';
import type { ProductCard as Card } from '#shop/listing/product-card.ts';
import { warningKind } from '#shop/restrictions';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { ProductCard } from '#views/product-card/product-card.tsx';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { type CompareData, type fields, slugOf } from './fields.ts';

type CompareProps = ResolvedOf<typeof fields> & CompareData & HeadingProps;

/** The anchor of the table, for links and the form. */
const TABLE = 'compare';

/** A choice for each place in the table. Without scripts and with them it is sent by its button. */
function ChooseForm({ products, compared, path }: Pick<CompareProps, 'products' | 'compared' | 'path'>) {
  const { t, to } = useLanguage();
  const id = useId();
  const places = Array.from({ length: MOST_COMPARED }, (_, at) => compared[at] ?? null);
  return (
    <form className="j-compare__choose" method="get" action={`${to(path)}#${TABLE}`}>
      {places.map((chosen, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <div key={at}>
          <label htmlFor={`${id}${at}`}>{t('compare:place', { number: at + 1 })}</label>
          <select
            className="j-select"
            id={`${id}${at}`}
            name={COMPARE_PARAMETER}
            defaultValue={chosen === null ? '' : slugOf(chosen)}
          >
            <option value="">{t('compare:nothing')}</option>
            {products.map((card) => (
              <option key={card.id} value={slugOf(card)}>
                {card.name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button type="submit" className="j-btn j-btn--secondary">
        {t('compare:compare')}
      </button>
    </form>
  );
}

/** The name of a product above its column, with a link that takes it out. */
function ColumnHead({ card, compared, path }: { card: Card } & Pick<CompareProps, 'compared' | 'path'>) {
  const { t, to } = useLanguage();
  const others = compared.filter((one) => one !== card).map(slugOf);
  const address = `${to(path)}?${new URLSearchParams(toComparisonParameter(others))}#${TABLE}`;
  return (
    <th scope="col">
      <span className="j-compare__name">
        {card.name}
        {others.length === 0 ? null : (
          <a href={address} aria-label={t('compare:remove', { name: card.name })} rel="nofollow">
            <Icon name="x" isSmall />
          </a>
        )}
      </span>
    </th>
  );
}

/** Missing values have a text instead of an empty cell. */
function Value({ value }: { value: string }) {
  const { t } = useLanguage();
  if (value !== '') return value;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="j-vh">{t('compare:none')}</span>
    </>
  );
}

function ComparedTable({ compared, rows, path, title }: Omit<CompareProps, 'products'>) {
  const { t } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
    <div className="j-compare__scroll" role="group" aria-label={title || t('compare:compare')} tabIndex={0}>
      <table data-columns={compared.length}>
        <thead>
          <tr>
            <td />
            {compared.map((card) => (
              <td key={card.id}>
                <ProductCard card={card} as="div" headingLevel={title === '' ? 2 : 3} />
              </td>
            ))}
          </tr>
          <tr>
            <td />
            {compared.map((card) => (
              <ColumnHead key={card.id} card={card} compared={compared} path={path} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, name, values, differs }) => (
            <tr key={slug} data-differs={differs ? '' : undefined}>
              <th scope="row">
                {name}
                {differs ? <span className="j-vh"> ({t('compare:differs')})</span> : null}
              </th>
              {compared.map(({ id }, at) => (
                <td key={id}>
                  <Value value={values[at] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Products side by side, by the page's address. */
export function Compare({ title, products, headingId, ...facts }: CompareProps) {
  const { t } = useLanguage();
  if (products.length === 0) return null;
  const kind = warningKind(facts.compared.map((card) => card.class));
  return (
    <section className="j-compare" id={TABLE} data-restricted={kind === null ? undefined : ''}>
      {title === '' ? null : <h2 id={headingId}>{title}</h2>}
      <ChooseForm products={products} compared={facts.compared} path={facts.path} />
      {facts.compared.length < 2 ? null : (
        <label className="j-compare__only">
          <input type="checkbox" data-only-differences="" /> {t('compare:onlyDifferences')}
        </label>
      )}
      <ComparedTable title={title} {...facts} />
      {kind === 'tobacco' ? <HealthWarning goods={facts.compared} className="j-before-5" /> : null}
    </section>
  );
}
