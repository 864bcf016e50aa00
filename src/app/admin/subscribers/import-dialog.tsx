import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { CsvText } from '../parts/lists/csv-text.tsx';
import { RefusedRows } from '../parts/lists/refused-rows.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';

type Taken = ValueOf<'subscribers.import'>;

/** Imports people who gave consent elsewhere; invalid rows are shown with reasons. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<Taken | null>(null);
  const take = async () => {
    const answer = await runAction('subscribers.import', { text });
    setTaken(answer.ok ? answer.value : null);
  };
  return (
    <Modal opened onClose={onClose} title={t('adminSubscribers:import')} size="xl">
      <Stack gap="sm">
        <CsvText
          label={t('adminSubscribers:rows')}
          description={t('adminSubscribers:rowsHelp')}
          placeholder={'email,consent,list,language\nsara@example.com,"Yes, send me news.",news,en'}
          file={t('adminSubscribers:file')}
          value={text}
          onChange={setText}
        />
        <ErrorAlert words={words} />
        {taken === null ? null : (
          <>
            <Text role="status">{t('adminSubscribers:added', { count: taken.added })}</Text>
            <RefusedRows
              title={t('adminSubscribers:refused', { count: taken.refusedCount })}
              heads={{
                line: t('adminSubscribers:line'),
                what: t('adminSubscribers:email'),
                why: t('adminSubscribers:why'),
              }}
              rows={taken.refused.map(({ line, email, problem }) => ({
                ...{ line, what: email, why: t(`adminSubscribers:problems.${problem}`) },
              }))}
            />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('shop:close')}
          </Button>
          <Button loading={isBusy} disabled={text.trim() === ''} onClick={() => void take()}>
            {t('adminSubscribers:import')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
