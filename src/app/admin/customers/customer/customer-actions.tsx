import { Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Right } from '#shop/staff';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { type ActionAnswer, useAction } from '../../use-action.ts';
import { ExportButton } from '../export-button.tsx';
import type { Known } from '../known.ts';
import { MergeButton } from './merge.tsx';

type ActionsProps = { customer: Known['customer']; rights: readonly Right[] };

/** Actions on the whole account. Source: CU-03 */
export function CustomerActions({ customer, rights }: ActionsProps) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const { id, email } = customer;
  const say = (answer: ActionAnswer<unknown>, done: string) => {
    if (answer.ok) notifications.show({ message: done, color: 'green' });
  };
  return (
    <Group gap="xs">
      <ErrorAlert words={words} />
      {rights.includes('customers.change') ? (
        <>
          <ExportButton
            fileName={`customer-${id}.json`}
            read={() => runAction('customers.export', { id })}
            isBusy={isBusy}
          />
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
