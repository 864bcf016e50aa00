import { TextInput } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../../parts/fields.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { SearchPreview } from '../../parts/search-preview.tsx';
import type { ProductForm } from './editing.ts';

/** How search engines are told of it, with a look at what they will show. */
export function Seo({ form }: { form: ProductForm }) {
  const { t } = useLanguage();
  const { values } = form;
  const word = values.slug || t('adminGoods:seo.ofName');
  return (
    <Section title={t('adminGoods:seo.title')} lead={t('adminGoods:seo.lead')}>
      <TextInput
        label={t('adminGoods:seo.slug')}
        description={t('adminGoods:seo.slugHelp')}
        dir="ltr"
        {...form.getInputProps('slug')}
      />
      <LocalizedField form={form} name="seo.title" label={t('adminGoods:seo.pageTitle')} />
      <LocalizedField form={form} name="seo.description" label={t('adminGoods:seo.description')} isLong />
      <SearchPreview
        path={`/product/${word}/`}
        seo={values.seo}
        name={values.name}
        text={values.shortDescription}
      />
    </Section>
  );
}
