import { TextInput } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../../parts/fields.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { SearchPreview } from '../../parts/search-preview.tsx';
import type { ProductForm } from './editing.ts';

/** Meta title and description with a preview. */
export function Seo({ form }: { form: ProductForm }) {
  const { t } = useLanguage();
  const { values } = form;
  const word = values.slug || t('adminProducts:seo.ofName');
  return (
    <Section title={t('adminProducts:seo.title')} lead={t('adminProducts:seo.lead')}>
      <TextInput
        label={t('adminProducts:seo.slug')}
        description={t('adminProducts:seo.slugHelp')}
        dir="ltr"
        {...form.getInputProps('slug')}
      />
      <LocalizedField form={form} name="seo.title" label={t('adminProducts:seo.pageTitle')} />
      <LocalizedField form={form} name="seo.description" label={t('adminProducts:seo.description')} isLong />
      <SearchPreview
        path={`/product/${word}/`}
        seo={values.seo}
        name={values.name}
        text={values.shortDescription}
      />
    </Section>
  );
}
