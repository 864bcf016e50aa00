import { Alert } from '@mantine/core';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';

type OtherEditorsProps = { others: readonly Readonly<{ name: string; savedAt: Date | string }>[] };

/** Who else edits the document, so that two do not do the same work. */
export function OtherEditors({ others }: OtherEditorsProps) {
  const { t, language } = useLanguage();
  return others.map(({ name, savedAt }) => (
    <Alert key={name} color="yellow" p="xs" mb="xs" role="status">
      {t('adminEditor:others', { name, at: formatMoment(new Date(savedAt), language) })}
    </Alert>
  ));
}
