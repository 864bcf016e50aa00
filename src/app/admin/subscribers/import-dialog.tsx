import { Alert, Button, FileButton, Group, Modal, Stack, Table, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { useAction } from '../use-action.ts';

type Taken = ValueOf<'subscribers.import'>;

function RefusedRows({ refused, refusedCount }: Taken) {
  const { t } = useLanguage();
  if (refusedCount === 0) return null;
  const label = t('adminSubscribers:refused', { count: refusedCount });
  return (
    <>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <ScrollTable label={label} minWidth={420}>
        <Table className="admin-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminSubscribers:line')}</Table.Th>
              <Table.Th>{t('adminSubscribers:email')}</Table.Th>
              <Table.Th>{t('adminSubscribers:why')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {refused.map(({ line, email, problem }) => (
              <Table.Tr key={line}>
                <Table.Td className="admin-number">{line}</Table.Td>
                <Table.Td>
                  <bdi dir="ltr">{email || '–'}</bdi>
                </Table.Td>
                <Table.Td>{t(`adminSubscribers:problems.${problem}`)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </>
  );
}

/** People who agreed elsewhere, from a file; what is wrong with a row is told. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<Taken | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const take = async () => {
    const answer = await runAction('subscribers.import', { text });
    setWords(answer.ok ? null : answer.words);
    setTaken(answer.ok ? answer.value : null);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('adminSubscribers:import')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('adminSubscribers:rows')}
          description={t('adminSubscribers:rowsHelp')}
          placeholder={'email,consent,list,language\nsara@example.com,"Yes, send me news.",news,en'}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          dir="ltr"
          autosize
          minRows={6}
          maxRows={14}
          className="admin-html"
        />
        <Group>
          <FileButton
            onChange={(file) => void file?.text().then(setText)}
            accept="text/csv,text/plain,.csv,.txt"
            inputProps={{ 'aria-label': t('adminSubscribers:file') }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<AdminIcon name="upload" />}>
                {t('adminSubscribers:file')}
              </Button>
            )}
          </FileButton>
        </Group>
        {words === null ? null : (
          <Alert color="red" role="alert">
            {words}
          </Alert>
        )}
        {taken === null ? null : (
          <>
            <Text role="status">{t('adminSubscribers:added', { count: taken.added })}</Text>
            <RefusedRows {...taken} />
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
