import { TextInput } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../parts/fields.tsx';
import { SearchPreview } from '../parts/search-preview.tsx';
import type { ProductForm } from './editing.ts';
import { Section } from './section.tsx';

/** How search engines are told of it, with a look at what they will show. */
export function Seo({ form }: { form: ProductForm }) {
  const { t } = useLanguage();
  const { values } = form;
  const word = values.slug || t('deskGoods:seo.ofName');
  return (
    <Section title={t('deskGoods:seo.title')} lead={t('deskGoods:seo.lead')}>
      <TextInput
        label={t('deskGoods:seo.slug')}
        description={t('deskGoods:seo.slugHelp')}
        dir="ltr"
        {...form.getInputProps('slug')}
      />
      <LocalizedField form={form} name="seo.title" label={t('deskGoods:seo.pageTitle')} />
      <LocalizedField form={form} name="seo.description" label={t('deskGoods:seo.description')} isLong />
      <SearchPreview
        path={`/product/${word}/`}
        seo={values.seo}
        name={values.name}
        text={values.shortDescription}
      />
    </Section>
  );
}
