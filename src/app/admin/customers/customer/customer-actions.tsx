import { Alert, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Right } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { type ActionAnswer, useAction } from '../../use-action.ts';
import type { Known } from '../known.ts';
import { MergeButton } from './merge.tsx';

type ActionsProps = { customer: Known['customer']; rights: readonly Right[] };

/** What can be done with a whole account. Source: CU-03 */
export function CustomerActions({ customer, rights }: ActionsProps) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [words, setWords] = useState<string | null>(null);
  const { id, email } = customer;
  const say = (answer: ActionAnswer<unknown>, done: string) => {
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: done, color: 'green' });
  };
  const download = async () => {
    const answer = await runAction('customers.export', { id });
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
            leftSection={<AdminIcon name="download" />}
            loading={isBusy}
            onClick={() => void download()}
          >
            {t('adminCustomers:export')}
          </Button>
          <MergeButton into={customer} />
          {customer.hasPassword ? null : (
            <ConfirmButton
              label={t('adminCustomers:invite')}
              title={t('adminCustomers:inviteTitle')}
              text={t('adminCustomers:inviteText')}
              onConfirm={() =>
                runAction('customers.invite', { id }).then((answer) =>
                  say(answer, t('adminCustomers:invited')),
                )
              }
            />
          )}
          {customer.hasTwoFactor ? (
            <ConfirmButton
              label={t('adminCustomers:unlock')}
              title={t('adminCustomers:unlockTitle')}
              text={t('adminCustomers:unlockText')}
              onConfirm={() =>
                runAction('customers.unlock', { id }).then((answer) =>
                  say(answer, t('adminCustomers:unlocked')),
                )
              }
            />
          ) : null}
        </>
      ) : null}
      {rights.includes('customers.erase') ? (
        <ConfirmButton
          label={t('adminCustomers:erase')}
          title={t('adminCustomers:eraseTitle')}
          text={t('adminCustomers:eraseText')}
          typeName={email}
          onConfirm={() =>
            runAction('customers.erase', { id, email }).then((answer) =>
              say(answer, t('adminCustomers:erased')),
            )
          }
        />
      ) : null}
    </Group>
  );
}
