import { Icon } from '../icon/icon.tsx';
import { useLanguage } from '../language/language.tsx';
import { join } from '../style/join.ts';

type SearchFormProps = {
  /** Id prefix of this form on the page. */
  id: string;
  /** Name of the search parameter. */
  parameter: string;
  words?: string;
  /** The placeholder, which also labels the form; omitted: the default. */
  hint?: string;
  className?: string;
  /** With an icon for a button. */
  isShort?: boolean;
};

export const SUGGESTIONS_PATH = '/wp-json/jamra/v1/suggestions/';

/**
 * The search form; with script a combobox with suggestions.
 *
 * Source: WIRE §14
 */
export function SearchForm({ id, parameter, words = '', hint = '', className, isShort }: SearchFormProps) {
  const { t, to } = useLanguage();
  return (
    <form
      className={join('woocommerce-product-search j-searchform', className)}
      role="search"
      aria-label={hint || undefined}
      method="get"
      action={to('/')}
      data-suggest={to(SUGGESTIONS_PATH)}
    >
      <label className="j-vh" htmlFor={id}>
        {t('search:label')}
      </label>
      <input
        className="j-input search-field"
        id={id}
        type="search"
        name={parameter}
        placeholder={hint || t('search:hint')}
        defaultValue={words}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        required
      />
      <input type="hidden" name="post_type" value="product" />
      {isShort === true ? (
        <button className="j-iconbtn" type="submit" aria-label={t('search:submit')}>
          <Icon name="magnifying-glass" />
        </button>
      ) : (
        <button className="j-btn j-btn--ink" type="submit">
          {t('search:submit')}
        </button>
      )}
      <div className="j-suggest" data-suggest-out="">
        <p className="j-suggest__state" data-suggest-state="loading" hidden>
          {t('search:loading')}
        </p>
        <p className="j-suggest__state" data-suggest-state="failed" hidden>
          {t('search:failed')}
        </p>
        <div id={`${id}-suggestions`} data-suggest-list="" />
        <p className="j-vh" role="status" data-suggest-said="" />
      </div>
    </form>
  );
}
