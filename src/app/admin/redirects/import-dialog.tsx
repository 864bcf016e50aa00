import { Alert, Button, FileButton, Group, Modal, Stack, Table, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { ScrollTable } from '../parts/lists/scroll-table.tsx';
import { useAction } from '../use-action.ts';

type Plan = ValueOf<'redirects.plan'>;

function RefusedLines({ plan }: { plan: Plan }) {
  const { t } = useLanguage();
  if (plan.refusedCount === 0) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {t('adminRedirects:refused', { count: plan.refusedCount })}
      </Text>
      <ScrollTable label={t('adminRedirects:refused', { count: plan.refusedCount })} minWidth={480}>
        <Table className="admin-table">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('adminRedirects:line')}</Table.Th>
              <Table.Th>{t('adminRedirects:source')}</Table.Th>
              <Table.Th>{t('adminRedirects:why')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {plan.refused.map(({ line, source, problem }) => (
              <Table.Tr key={line}>
                <Table.Td className="admin-number">{line}</Table.Td>
                <Table.Td>
                  <bdi dir="ltr">{source || '–'}</bdi>
                </Table.Td>
                <Table.Td>{t(`adminRedirects:problems.${problem}`)}</Table.Td>
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
  const { runAction, queryAction, isBusy } = useAction();
  const [text, setText] = useState('');
  const [plan, setPlan] = useState<Plan | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const change = (next: string) => {
    setText(next);
    setPlan(null);
    setWords(null);
  };
  const check = async () => {
    const answer = await queryAction('redirects.plan', { text });
    setWords(answer.ok ? null : answer.words);
    setPlan(answer.ok ? answer.value : null);
  };
  const take = async () => {
    const answer = await runAction('redirects.import', { text });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) onDone(answer.value.accepted);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('adminRedirects:import')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      <Stack gap="sm">
        <Textarea
          label={t('adminRedirects:list')}
          description={t('adminRedirects:listHelp')}
          placeholder={'source,target\n/old-page/,/new-page/'}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          dir="ltr"
          autosize
          minRows={6}
          maxRows={14}
          className="admin-html"
        />
        <Group>
          <FileButton
            onChange={(file) => void file?.text().then(change)}
            accept="text/csv,text/plain,.csv,.txt"
            inputProps={{ 'aria-label': t('adminRedirects:file') }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<AdminIcon name="upload" />}>
                {t('adminRedirects:file')}
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
            <Text role="status">{t('adminRedirects:wouldTake', { count: plan.accepted })}</Text>
            <RefusedLines plan={plan} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          {plan === null ? (
            <Button loading={isBusy} disabled={text.trim() === ''} onClick={() => void check()}>
              {t('adminRedirects:check')}
            </Button>
          ) : (
            <Button loading={isBusy} disabled={plan.accepted === 0} onClick={() => void take()}>
              {t('adminRedirects:takeOver', { count: plan.accepted })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
