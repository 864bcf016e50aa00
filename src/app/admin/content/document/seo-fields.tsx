import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../../parts/fields.tsx';
import { SearchPreview } from '../../parts/search-preview.tsx';
import type { DocumentForm } from './editing.ts';

/** Meta title and description with a preview; `path` without language. */
export function SeoFields({ form, path }: { form: DocumentForm; path: string }) {
  const { t } = useLanguage();
  const { seo, title, excerpt } = form.values;
  return (
    <>
      <LocalizedField form={form} name="seo.title" label={t('adminProducts:seo.pageTitle')} />
      <LocalizedField form={form} name="seo.description" label={t('adminProducts:seo.description')} isLong />
      <SearchPreview path={path} seo={seo} name={title} text={excerpt} />
    </>
  );
}
