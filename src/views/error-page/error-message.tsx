import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import type { Help } from './help.tsx';

function Search({ parameter }: { parameter: string }) {
  const { t, to } = useLanguage();
  return (
    <form className="j-error__search" role="search" action={to('/')} method="get">
      <label className="screen-reader-text" htmlFor="error-search">
        {t('search:label')}
      </label>
      <input
        className="j-input"
        id="error-search"
        type="search"
        name={parameter}
        placeholder={t('search:hint')}
      />
      <button className="j-btn j-btn--ink" type="submit">
        <Icon name="magnifying-glass" isSmall /> {t('shop:search')}
      </button>
    </form>
  );
}

function Categories({ categories }: Pick<Help, 'categories'>) {
  const { t, to } = useLanguage();
  if (categories.length === 0) return null;
  return (
    <nav className="j-error__kinds" aria-label={t('shop:errors.categories')}>
      <h2 className="j-small j-quiet">{t('shop:errors.categories')}</h2>
      <ul className="j-chips">
        {categories.map(({ name, path }) => (
          <li key={path}>
            <a className="j-chip" href={to(path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to continue. */
function Links({ retry }: { retry: string | null }) {
  const { t, to } = useLanguage();
  return (
    <div className="j-error__ways">
      {retry === null ? (
        <a className="j-btn j-btn--primary" href={to('/shop/')}>
          {t('shop:toShop')}
        </a>
      ) : (
        <a className="j-btn j-btn--primary" href={retry}>
          {t('shop:errors.again')}
        </a>
      )}
      <a className="j-btn j-btn--secondary" href={to('/')}>
        {t('shop:toHome')}
      </a>
      <a className="j-btn j-btn--ghost" href={to('/contact/')}>
        {t('shop:errors.contact')}
      </a>
    </div>
  );
}

type ErrorMessageProps = Pick<Help, 'categories'> & {
  status: number;
  title: string;
  text: string;
  /** Null: without a search. */
  searchParameter: string | null;
  /** The address to try again; null: a link to the shop instead. */
  retry?: string | null;
  children?: ReactNode;
};

/** What went wrong, with links that lead on. */
export function ErrorMessage(props: ErrorMessageProps) {
  const { status, title, text, searchParameter, retry = null, categories, children } = props;
  return (
    <div className="j-wrap j-error">
      <p className="j-error__status" aria-hidden="true">
        {status}
      </p>
      <h1>{title}</h1>
      <p className="j-lead">{text}</p>
      {searchParameter === null ? null : <Search parameter={searchParameter} />}
      <Links retry={retry} />
      <Categories categories={categories} />
      {children}
    </div>
  );
}
