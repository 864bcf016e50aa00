import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DialogButtons } from '../parts/confirm.tsx';
import { CsvText } from '../parts/lists/csv-text.tsx';
import { RefusedRows } from '../parts/lists/refused-rows.tsx';
import { ErrorAlert } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';

type Plan = ValueOf<'redirects.plan'>;

/** Imports a list of redirects after a line-by-line check. */
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
    <Modal opened onClose={onClose} title={t('adminRedirects:import')} size="xl">
      <Stack gap="sm">
        <CsvText
          label={t('adminRedirects:list')}
          description={t('adminRedirects:listHelp')}
          placeholder={'source,target\n/old-page/,/new-page/'}
          file={t('adminRedirects:file')}
          value={text}
          onChange={change}
        />
        <ErrorAlert words={words} />
        {plan === null ? null : (
          <>
            <Text role="status">{t('adminRedirects:wouldTake', { count: plan.accepted })}</Text>
            <RefusedRows
              title={t('adminRedirects:refused', { count: plan.refusedCount })}
              heads={{
                line: t('adminRedirects:line'),
                what: t('adminRedirects:source'),
                why: t('adminRedirects:why'),
              }}
              rows={plan.refused.map(({ line, source, problem }) => ({
                ...{ line, what: source, why: t(`adminRedirects:problems.${problem}`) },
              }))}
            />
          </>
        )}
        <DialogButtons onClose={onClose}>
          {plan === null ? (
            <Button loading={isBusy} disabled={text.trim() === ''} onClick={() => void check()}>
              {t('adminRedirects:check')}
            </Button>
          ) : (
            <Button loading={isBusy} disabled={plan.accepted === 0} onClick={() => void take()}>
              {t('adminRedirects:takeOver', { count: plan.accepted })}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
