import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { SearchForm } from './search-form.tsx';

/** The header's search panel; full-screen on phones. The same button closes it. */
export function SearchPanel({ parameter }: { parameter: string }) {
  const { t } = useLanguage();
  return (
    <details className="j-search" data-search="">
      <summary className="j-iconbtn" aria-label={t('search:open')}>
        <Icon name="magnifying-glass" />
        <Icon name="x" />
      </summary>
      <div className="j-search__panel">
        <SearchForm id="site-search" parameter={parameter} />
      </div>
    </details>
  );
}
