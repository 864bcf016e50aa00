import { Button } from '@mantine/core';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { saveFile } from '../parts/save-file.ts';
import type { ActionAnswer } from '../use-action.ts';

type ExportProps = Readonly<{
  fileName: string;
  read: () => Promise<ActionAnswer<unknown>>;
  isBusy: boolean;
}>;

/** Downloads the personal data of a customer or guest as JSON. Source: CU-03 */
export function ExportButton({ fileName, read, isBusy }: ExportProps) {
  const { t } = useLanguage();
  const download = async () => {
    const answer = await read();
    if (answer.ok) saveFile(fileName, 'application/json', `${JSON.stringify(answer.value, null, 2)}\n`);
  };
  return (
    <Button
      variant="default"
      leftSection={<AdminIcon name="download" />}
      loading={isBusy}
      onClick={() => void download()}
    >
      {t('adminCustomers:export')}
    </Button>
  );
}
