import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link, useNavigate } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { useAction } from '../../use-action.ts';
import { ExportButton } from '../export-button.tsx';

/** Actions on all data of a guest. Source: CU-03 */
export function GuestActions({ guest }: Pick<ValueOf<'customers.show-guest'>, 'guest'>) {
  const { t, to } = useLanguage();
  const rights = useRights();
  const navigate = useNavigate();
  const { runAction, isBusy, words } = useAction();
  const { id } = guest;
  const name = guest.email || guest.phone;
  const erase = async () => {
    const answer = await runAction('customers.erase-guest', { id, typed: name });
    if (!answer.ok) return;
    notifications.show({ message: t('adminCustomers:erased'), color: 'green' });
    await navigate(to('/admin/customers/'));
  };
  return (
    <>
      <ErrorAlert words={words} />
      {rights.includes('customers.change') ? (
        <>
          <ExportButton
            fileName={`guest-${id}.json`}
            read={() => runAction('customers.export-guest', { id })}
            isBusy={isBusy}
          />
          <Button component={Link} to={to(`/admin/customers/new/?guest=${id}`)}>
            {t('adminCustomers:guestCreate')}
          </Button>
        </>
      ) : null}
      {rights.includes('customers.erase') ? (
        <ConfirmButton
          label={t('adminCustomers:erase')}
          title={t('adminCustomers:eraseGuestTitle')}
          text={t('adminCustomers:eraseGuestText')}
          typeName={name}
          onConfirm={erase}
        />
      ) : null}
    </>
  );
}
