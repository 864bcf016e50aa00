import { Badge, Group, List, Stack, Text } from '@mantine/core';
import { LANGUAGES } from '#kernel/language.ts';
import { missingTexts, type TextField } from '#shop/catalogue/staff/rules/completeness/missing-texts.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Section } from '../../parts/forms/section.tsx';
import type { ProductForm } from '../product/editing.ts';

const NAMED = {
  name: 'texts.name',
  shortDescription: 'texts.shortDescription',
  description: 'texts.description',
  'seo.title': 'seo.pageTitle',
  'seo.description': 'seo.description',
} as const satisfies Record<TextField, string>;

/** Labels of the text fields. */
export function useTextNames(): (field: TextField) => string {
  const { t } = useLanguage();
  return (field) => t(`adminProducts:${NAMED[field]}`);
}

/** The missing texts per language, updated while typing. */
export function Translations({ form }: { form: ProductForm }) {
  const { t } = useLanguage();
  const nameOf = useTextNames();
  return (
    <Section title={t('adminProducts:missing.title')}>
      {LANGUAGES.map((language) => {
        const missing = missingTexts(form.values, language);
        return (
          <Stack key={language} gap={4}>
            <Group justify="space-between">
              <Text size="sm" fw={600}>
                {t(`admin:languages.${language}`)}
              </Text>
              <Badge variant="light" color={missing.length === 0 ? 'green' : 'yellow'}>
                {missing.length === 0
                  ? t('adminProducts:missing.complete')
                  : t('adminProducts:missing.count', { count: missing.length })}
              </Badge>
            </Group>
            {missing.length === 0 ? null : (
              <List size="sm">
                {missing.map((field) => (
                  <List.Item key={field}>{nameOf(field)}</List.Item>
                ))}
              </List>
            )}
          </Stack>
        );
      })}
    </Section>
  );
}
