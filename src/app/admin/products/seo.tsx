import { Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../parts/fields.tsx';
import type { ProductForm } from './editing.ts';
import { Section } from './section.tsx';

const SIDES = [
  { language: 'en', dir: 'ltr', prefix: '' },
  { language: 'ar', dir: 'rtl', prefix: '/ar' },
] as const;
const MOST_TITLE = 60;
const MOST_DESCRIPTION = 155;

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

function withoutTags(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

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
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {SIDES.map(({ language, dir, prefix }) => {
          const title = values.seo.title[language] || values.name[language] || values.name.en;
          const text = values.seo.description[language] || withoutTags(values.shortDescription[language]);
          return (
            <Paper key={language} withBorder p="sm" dir={dir} lang={language} className="desk-result">
              <Text size="xs" c="dimmed" dir="ltr">
                …{prefix}/product/{word}/
              </Text>
              <Text fw={600}>{shortened(title, MOST_TITLE) || '–'}</Text>
              <Text size="sm">{shortened(text, MOST_DESCRIPTION)}</Text>
            </Paper>
          );
        })}
      </SimpleGrid>
    </Section>
  );
}
