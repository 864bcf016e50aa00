import { Stack } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { LocalizedField } from '../../parts/fields.tsx';
import type { DocumentForm } from './editing.ts';
import { SeoFields } from './seo-fields.tsx';

/** Fields of a home page other than its widgets: title and search appearance. */
export function HomeDetails({ form }: { form: DocumentForm }) {
  const { t } = useLanguage();
  return (
    <Stack>
      <LocalizedField form={form} name="title" label={t('adminContent:title')} required />
      <LocalizedField
        form={form}
        name="excerpt"
        label={t('adminContent:excerpt')}
        description={t('adminContent:excerptHelp.home')}
        isLong
      />
      <SeoFields form={form} path="/" />
    </Stack>
  );
}
