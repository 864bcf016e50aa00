import { multipleTerms } from '#shop/loops';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { join } from '#views/style/join.ts';
import type { FilterTerm } from './fields.ts';
import type { FilterProps } from './load.ts';

function Term({ term, hasCounts }: { term: FilterTerm; hasCounts: boolean }) {
  const { t, language } = useLanguage();
  const { slug, name, count, isPicked, href } = term;
  return (
    <li>
      <a
        className="j-chip e-filter-item"
        href={href}
        data-filter={slug}
        aria-current={isPicked ? 'true' : undefined}
        rel="nofollow"
      >
        <span>{name}</span>
        {hasCounts ? (
          <span className="j-filter__count">
            <span aria-hidden="true">{formatNumber(count, language)}</span>
            <span className="screen-reader-text">{t('loop:count', { count })}</span>
          </span>
        ) : null}
      </a>
    </li>
  );
}

/** The terms of a taxonomy that a loop is filtered by, as links. */
export function TaxonomyFilter({ terms, clearHref, ...settings }: FilterProps) {
  const { t } = useLanguage();
  const { loop, taxonomy, label, direction, hasCounts, multiple } = settings;
  if (terms.length === 0) return null;
  return (
    <nav
      className={join('e-filter', direction === 'column' && 'j-filter--column')}
      aria-label={label === '' ? t('loop:filter') : label}
      data-filter-loop={loop}
      data-taxonomy={taxonomy}
      data-multiple={multipleTerms(multiple)}
    >
      {label === '' ? null : <p className="j-filter__label">{label}</p>}
      <ul className="j-chips">
        {terms.map((term) => (
          <Term key={term.slug} term={term} hasCounts={hasCounts} />
        ))}
        <li hidden={clearHref === null}>
          <a className="j-chip j-chip--filter" href={clearHref ?? '?'} data-filter-clear="" rel="nofollow">
            {t('loop:clear')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
