import { Alert, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Right } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import { type ActAnswer, useAct } from '../act.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { saveFile } from '../parts/save-file.ts';
import type { Known } from './known.ts';
import { MergeButton } from './merge.tsx';

type ActionsProps = { customer: Known['customer']; rights: readonly Right[] };

/** What can be done with a whole account. Source: CU-03 */
export function CustomerActions({ customer, rights }: ActionsProps) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [words, setWords] = useState<string | null>(null);
  const { id, email } = customer;
  const say = (answer: ActAnswer<unknown>, done: string) => {
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: done, color: 'green' });
  };
  const download = async () => {
    const answer = await act('customers.export', { id });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok)
      saveFile(`customer-${id}.json`, 'application/json', `${JSON.stringify(answer.value, null, 2)}\n`);
  };
  return (
    <Group gap="xs">
      {words === null ? null : (
        <Alert color="red" role="alert">
          {words}
        </Alert>
      )}
      {rights.includes('customers.change') ? (
        <>
          <Button
            variant="default"
            leftSection={<DeskIcon name="download" />}
            loading={isBusy}
            onClick={() => void download()}
          >
            {t('deskCustomers:export')}
          </Button>
          <MergeButton into={customer} />
          {customer.hasTwoFactor ? (
            <ConfirmButton
              label={t('deskCustomers:unlock')}
              title={t('deskCustomers:unlockTitle')}
              text={t('deskCustomers:unlockText')}
              onConfirm={() =>
                act('customers.unlock', { id }).then((answer) => say(answer, t('deskCustomers:unlocked')))
              }
            />
          ) : null}
        </>
      ) : null}
      {rights.includes('customers.erase') ? (
        <ConfirmButton
          label={t('deskCustomers:erase')}
          title={t('deskCustomers:eraseTitle')}
          text={t('deskCustomers:eraseText')}
          typeName={email}
          onConfirm={() =>
            act('customers.erase', { id, email }).then((answer) => say(answer, t('deskCustomers:erased')))
          }
        />
      ) : null}
    </Group>
  );
}
