import { useLanguage } from '../language/language.tsx';
import { Group, LinkGroup, Option } from './listbox.tsx';

type PopularSearchesProps = {
  terms: readonly string[];
  /** The categories of the shop, with their paths without language. */
  categories: readonly { name: string; path: string }[];
  /** The field's id, prefix of all ids here. */
  id: string;
  /** Name of the search parameter. */
  parameter: string;
};

/**
 * The suggestions of an empty search field: the visitor's recent searches, which only the browser has, popular
 * searches, and categories.
 */
export function PopularSearches({ terms, categories, id, parameter }: PopularSearchesProps) {
  const { t, to } = useLanguage();
  const hrefOf = (term: string) =>
    `${to('/')}?${new URLSearchParams({ [parameter]: term, post_type: 'product' })}`;
  return (
    <>
      <div
        role="listbox"
        tabIndex={-1}
        id={`${id}-list`}
        className="j-suggest__list"
        aria-label={t('search:suggestions')}
        data-said={t('search:idle')}
        data-search-href={hrefOf('')}
      >
        <div data-recent-searches="" hidden>
          <Group id={`${id}-recent`} title={t('search:recent')} />
        </div>
        {terms.length === 0 ? null : (
          <Group id={`${id}-popular`} title={t('search:popular')}>
            {terms.map((term, index) => (
              <Option
                key={term}
                id={`${id}-popular-${index}`}
                href={hrefOf(term)}
                className="j-suggest__option--line"
              >
                {term}
              </Option>
            ))}
          </Group>
        )}
        <LinkGroup id={`${id}-categories`} title={t('search:browse')} links={categories}>
          {({ name }) => name}
        </LinkGroup>
      </div>
      <button className="j-btn j-btn--ghost j-btn--s" type="button" data-forget-searches="" hidden>
        <span className="j-link">{t('search:forget')}</span>
      </button>
    </>
  );
}
