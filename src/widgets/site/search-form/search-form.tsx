import { useId } from 'react';
import { Icon } from '#views/icon/icon.tsx';
import { useLanguage } from '#views/language/language.tsx';
import { SearchForm as Form } from '#views/search/search-form.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields, SearchFormData } from './fields.ts';

type SearchFormProps = ResolvedOf<typeof fields> & SearchFormData;

/** The browser opens it as a popover; its script makes it a modal dialog. */
function FullScreen({ placeholder, parameter }: Omit<SearchFormProps, 'skin'>) {
  const { t } = useLanguage();
  const id = useId();
  const dialog = `${id}-dialog`;
  return (
    <>
      <button
        type="button"
        className="j-iconbtn"
        popoverTarget={dialog}
        data-full-search={dialog}
        aria-haspopup="dialog"
        aria-label={t('search:open')}
      >
        <Icon name="magnifying-glass" />
      </button>
      <dialog id={dialog} popover="auto" className="j-fullsearch" aria-label={t('search:open')}>
        <button
          type="button"
          className="j-iconbtn j-fullsearch__close"
          popoverTarget={dialog}
          popoverTargetAction="hide"
          aria-label={t('shop:close')}
        >
          <Icon name="x" />
        </button>
        <Form id={id} parameter={parameter} hint={placeholder} className="j-searchform--minimal" isShort />
      </dialog>
    </>
  );
}

/** A product search; Enter or its button opens the results. */
export function SearchForm({ skin, ...form }: SearchFormProps) {
  const id = useId();
  if (skin === 'full-screen') return <FullScreen {...form} />;
  const { placeholder, parameter } = form;
  const isShort = skin === 'minimal';
  const look = isShort ? 'j-searchform--minimal' : '';
  return <Form id={id} parameter={parameter} hint={placeholder} className={look} isShort={isShort} />;
}
