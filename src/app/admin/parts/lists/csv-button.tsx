import { Button } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../icon.tsx';

/** Downloads a screen's table as CSV. */
export function CsvButton({ href }: { href: string }) {
  const { t } = useLanguage();
  return (
    <Button component="a" href={href} download variant="default" leftSection={<AdminIcon name="download" />}>
      {t('admin:exportCsv')}
    </Button>
  );
}
