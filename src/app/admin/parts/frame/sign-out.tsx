import { Menu } from '@mantine/core';
import type { FormEvent } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { unsubscribe } from '../../notifications/push/subscription.ts';
import { AdminIcon } from '../icon.tsx';

/** The longest wait for the push service before signing out. */
const WAIT_MS = 1500;

async function leave(event: FormEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  // The menu closes and unmounts its form, so submit a copy.
  const form = event.currentTarget.cloneNode() as HTMLFormElement;
  const waited = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  await Promise.race([unsubscribe().catch(() => undefined), waited]);
  document.body.append(form);
  form.submit();
}

/**
 * Ends the session, and push notifications in this browser: the server removes the device of an open session, but not
 * of one that has expired.
 */
export function SignOut() {
  const { t, to } = useLanguage();
  return (
    <form method="post" action={to('/admin/sign-out/')} onSubmit={(event) => void leave(event)}>
      <Menu.Item component="button" type="submit" leftSection={<AdminIcon name="sign-out" />}>
        {t('admin:signOut')}
      </Menu.Item>
    </form>
  );
}
