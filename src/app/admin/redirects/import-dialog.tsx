import { Alert, Button, FileButton, Group, Modal, Stack, Table, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { DeskIcon } from '../parts/icon.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';

type Plan = ValueOf<'redirects.plan'>;

function RefusedLines({ plan }: { plan: Plan }) {
  const { t } = useLanguage();
  if (plan.refusedCount === 0) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {t('deskRedirects:refused', { count: plan.refusedCount })}
      </Text>
      <ScrollTable label={t('deskRedirects:refused', { count: plan.refusedCount })} minWidth={480}>
        <Table className="desk-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('deskRedirects:line')}</Table.Th>
              <Table.Th>{t('deskRedirects:source')}</Table.Th>
              <Table.Th>{t('deskRedirects:why')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {plan.refused.map(({ line, source, problem }) => (
              <Table.Tr key={line}>
                <Table.Td className="desk-number">{line}</Table.Td>
                <Table.Td>
                  <bdi dir="ltr">{source || '–'}</bdi>
                </Table.Td>
                <Table.Td>{t(`deskRedirects:problems.${problem}`)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </>
  );
}

/** A list of old addresses: checked first, line by line, then taken over. */
export function ImportDialog({ onClose, onDone }: { onClose: () => void; onDone: (count: number) => void }) {
  const { t } = useLanguage();
  const { act, look, isBusy } = useAct();
  const [text, setText] = useState('');
  const [plan, setPlan] = useState<Plan | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const change = (next: string) => {
    setText(next);
    setPlan(null);
    setWords(null);
  };
  const check = async () => {
    const answer = await look('redirects.plan', { text });
    setWords(answer.ok ? null : answer.words);
    setPlan(answer.ok ? answer.value : null);
  };
  const take = async () => {
    const answer = await act('redirects.import', { text });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) onDone(answer.value.accepted);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('deskRedirects:import')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('deskRedirects:list')}
          description={t('deskRedirects:listHelp')}
          placeholder={'source,target\n/old-page/,/new-page/'}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          dir="ltr"
          autosize
          minRows={6}
          maxRows={14}
          className="desk-html"
        />
        <Group>
          <FileButton
            onChange={(file) => void file?.text().then(change)}
            accept="text/csv,text/plain,.csv,.txt"
            inputProps={{ 'aria-label': t('deskRedirects:file') }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<DeskIcon name="upload" />}>
                {t('deskRedirects:file')}
              </Button>
            )}
          </FileButton>
        </Group>
        {words === null ? null : (
          <Alert color="red" role="alert">
            {words}
          </Alert>
        )}
        {plan === null ? null : (
          <>
            <Text role="status">{t('deskRedirects:wouldTake', { count: plan.accepted })}</Text>
            <RefusedLines plan={plan} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('desk:cancel')}
          </Button>
          {plan === null ? (
            <Button loading={isBusy} disabled={text.trim() === ''} onClick={() => void check()}>
              {t('deskRedirects:check')}
            </Button>
          ) : (
            <Button loading={isBusy} disabled={plan.accepted === 0} onClick={() => void take()}>
              {t('deskRedirects:takeOver', { count: plan.accepted })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
