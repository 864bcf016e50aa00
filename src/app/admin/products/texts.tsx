import { SimpleGrid } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../parts/fields.tsx';
import { RichText } from '../parts/rich-text.tsx';
import type { PartProps } from './editing.ts';
import { Section } from './section.tsx';

const SIDES = [
  { language: 'en', dir: 'ltr' },
  { language: 'ar', dir: 'rtl' },
] as const;

/** What it is called and what is said of it, in both languages side by side. */
export function Texts({ form }: Pick<PartProps, 'form'>) {
  const { t } = useLanguage();
  const texts = (field: 'shortDescription' | 'description') => (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {SIDES.map(({ language, dir }) => (
        <RichText
          key={language}
          label={`${t(`deskGoods:texts.${field}`)} · ${t(`desk:languages.${language}`)}`}
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
    <Section title={t('deskGoods:texts.title')}>
      <LocalizedField form={form} name="name" label={t('deskGoods:texts.name')} required />
      {texts('shortDescription')}
      {texts('description')}
    </Section>
  );
}
