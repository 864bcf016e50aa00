import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { type ElementAttributes, onElement } from '../style/element.ts';
import { SearchForm } from './search-form.tsx';

/** The header's search panel; full-screen on phones. The same button closes it. */
export function SearchPanel({ parameter, element }: { parameter: string; element?: ElementAttributes }) {
  const { t } = useLanguage();
  return (
    <details {...onElement('j-search', element)} data-search="">
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
