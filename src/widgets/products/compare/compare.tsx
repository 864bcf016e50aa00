import { useId } from 'react';
import { COMPARE_PARAMETER, MOST_COMPARED } from '#shop/catalogue/rules/comparison.ts';
import { warningKind } from '#shop/restrictions';
import { useLanguage } from '#views/language/language.tsx';
import { HealthWarning } from '#views/warning/health-warning.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import { ColumnHead, OfferRow, TABLE } from './compared-head.tsx';
import { type CompareData, type fields, slugOf } from './fields.ts';

type CompareProps = ResolvedOf<typeof fields> & CompareData & HeadingProps;

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

/** What a product does not have is said, not left empty. */
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
    <table data-columns={compared.length} aria-label={title || t('compare:compare')}>
      <thead>
        <tr>
          <td />
          {compared.map((card) => (
            <ColumnHead key={card.id} card={card} />
          ))}
        </tr>
      </thead>
      <tbody>
        <OfferRow compared={compared} path={path} />
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
      <div className="j-compare__table">
        <ComparedTable title={title} {...facts} />
      </div>
      {kind === 'tobacco' ? <HealthWarning products={facts.compared} className="j-before-5" /> : null}
    </section>
  );
}
