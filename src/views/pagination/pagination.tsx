import { Fragment } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Only the numbers, or only the previous and next page; both when omitted. */
  only?: 'numbers' | 'ends';
};

function shownPages(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(near)].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);
}

function Previous({ href }: { href: string }) {
  const { t } = useLanguage();
  return (
    <li>
      <a className="prev page-numbers" href={href} aria-label={t('shop:previousPage')} rel="prev">
        <Icon name="caret-left" isSmall flips />
      </a>
    </li>
  );
}

function Next({ href }: { href: string }) {
  const { t } = useLanguage();
  return (
    <li>
      <a className="next page-numbers" href={href} aria-label={t('shop:nextPage')} rel="next">
        <Icon name="caret-right" isSmall flips />
      </a>
    </li>
  );
}

function Numbers({ page, pageCount, hrefOf }: Omit<PaginationProps, 'only'>) {
  const { t } = useLanguage();
  const pages = shownPages(page, pageCount);
  return pages.map((one, index) => (
    <Fragment key={one}>
      {index > 0 && one - (pages[index - 1] ?? one) > 1 ? (
        <li>
          <span className="page-numbers dots">…</span>
        </li>
      ) : null}
      <li>
        {one === page ? (
          <span className="page-numbers current" aria-current="page">
            {one}
          </span>
        ) : (
          <a className="page-numbers" href={hrefOf(one)} aria-label={t('shop:pageNumber', { page: one })}>
            {one}
          </a>
        )}
      </li>
    </Fragment>
  ));
}

/** Links to the other pages; empty when there is one page. */
export function Pagination({ page, pageCount, hrefOf, only }: PaginationProps) {
  const { t } = useLanguage();
  if (pageCount <= 1) return null;
  return (
    <nav className="woocommerce-pagination j-before-5" aria-label={t('shop:pages')}>
      <ul className="j-pages page-numbers">
        {page > 1 && only !== 'numbers' ? <Previous href={hrefOf(page - 1)} /> : null}
        {only === 'ends' ? null : <Numbers page={page} pageCount={pageCount} hrefOf={hrefOf} />}
        {page < pageCount && only !== 'numbers' ? <Next href={hrefOf(page + 1)} /> : null}
      </ul>
    </nav>
  );
}
