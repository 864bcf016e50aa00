import { SimpleGrid } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField, SIDES } from '../../parts/fields.tsx';
import { Section } from '../../parts/forms/section.tsx';
import { RichText } from '../../parts/rich-text/rich-text.tsx';
import type { PartProps } from './editing.ts';

/** Name and descriptions in both languages, side by side. */
export function Texts({ form }: Pick<PartProps, 'form'>) {
  const { t } = useLanguage();
  const texts = (field: 'shortDescription' | 'description') => (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {SIDES.map(({ language, dir }) => (
        <RichText
          key={language}
          label={`${t(`adminProducts:texts.${field}`)} · ${t(`admin:languages.${language}`)}`}
          value={form.values[field][language]}
          onChange={(html) => form.setFieldValue(`${field}.${language}`, html)}
          dir={dir}
          lang={language}
          error={form.errors[`${field}.${language}`]}
        />
      ))}
    </SimpleGrid>
  );
  return (
    <Section title={t('adminProducts:texts.title')}>
      <LocalizedField form={form} name="name" label={t('adminProducts:texts.name')} required />
      {texts('shortDescription')}
      {texts('description')}
    </Section>
  );
}
