import type { MultipleTerms } from '#shop/loops';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { join } from '#views/style/join.ts';
import type { FilterData, FilterTerm } from '../item.ts';

function Term({ term, hasCounts }: { term: FilterTerm; hasCounts: boolean }) {
  const { t, language } = useLanguage();
  const { slug, name, count, isPicked, href } = term;
  return (
    <li>
      <a
        className="j-chip e-filter-item"
        href={href}
        data-filter={slug}
        data-count={count}
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

type FilterBarProps = FilterData &
  Readonly<{
    loop: string;
    taxonomy: string;
    multiple: MultipleTerms;
    label: string;
    isColumn?: boolean;
    hasCounts: boolean;
  }>;

/** The terms of a taxonomy that a loop is filtered by, as links. */
export function FilterBar({ terms, clearHref, ...settings }: FilterBarProps) {
  const { t } = useLanguage();
  const { loop, taxonomy, label, isColumn = false, hasCounts, multiple } = settings;
  if (terms.length === 0) return null;
  return (
    <nav
      className={join('e-filter', isColumn && 'j-filter--column')}
      aria-label={label === '' ? t('loop:filter') : label}
      data-filter-loop={loop}
      data-taxonomy={taxonomy}
      data-multiple={multiple}
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
