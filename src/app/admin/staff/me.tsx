import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction, requireStaff, rightsIn } from '../load-action.server.ts';
import { NotificationChoices } from '../notifications/notification-choices.tsx';
import { PushDevices } from '../notifications/push/push-devices.tsx';
import { ErrorAlert, ScreenPage } from '../parts/screen.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/me';
import { NewOrderChoices } from './new-order-choices.tsx';
import { SessionRows } from './session-rows.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { member } = await requireStaff(args);
  const shown = await loadAction(args, 'self.show', {});
  const newOrders = (await rightsIn(args)).includes('orders.see')
    ? await loadAction(args, 'self.new-orders', {})
    : null;
  const notifications = await loadAction(args, 'self.notifications', {});
  const push = await loadAction(args, 'self.push-devices', { endpoint: null });
  return { ...shown, newOrders, notifications, push, hasSecondFactor: member.hasSecondFactor };
}

function ChangePassword() {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [refused, setRefused] = useState<{ words: string; problem: string | undefined } | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const answer = await runAction('self.change-password', {
      currentPassword: String(sent.get('currentPassword') ?? ''),
      newPassword: String(sent.get('newPassword') ?? ''),
    });
    setRefused(answer.ok ? null : { words: answer.words, problem: answer.problems.newPassword });
    if (!answer.ok) return;
    form.reset();
    notifications.show({ message: t('admin:saved'), color: 'green' });
  };
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('adminStaff:me.password')}
      </Title>
      <form onSubmit={(event) => void send(event)}>
        <Stack maw={400}>
          <ErrorAlert words={refused?.words} />
          <PasswordField
            name="currentPassword"
            label={t('adminStaff:me.current')}
            autoComplete="current-password"
          />
          <PasswordField
            name="newPassword"
            label={t('adminSignIn:newPassword')}
            description={t('adminSignIn:passwordHelp')}
            autoComplete="new-password"
            error={refused?.problem === undefined ? undefined : t(`admin:errors.${refused.problem}`)}
          />
          <Button type="submit" loading={isBusy} style={{ alignSelf: 'start' }}>
            {t('admin:save')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

/** The member's own account: sessions, password and second factor. Source: RO-04 */
export default function Me() {
  const { t, to } = useLanguage();
  const shown = useLoaderData<typeof loader>();
  const { sessions, current, newOrders, notifications, push, hasSecondFactor } = shown;
  const { runAction, isBusy } = useAction();
  return (
    <ScreenPage title={t('adminStaff:menu.me')}>
      <Paper withBorder p="md">
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            {t('adminStaff:me.sessions')}
          </Title>
          {sessions.length > 1 ? (
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => void runAction('self.end-other-sessions', {})}
            >
              {t('adminStaff:me.endOthers')}
            </Button>
          ) : null}
        </Group>
        <SessionRows
          sessions={sessions}
          current={current}
          onEnd={(id) => void runAction('self.end-session', { id })}
        />
      </Paper>
      {newOrders === null ? null : <NewOrderChoices chosen={newOrders} />}
      {notifications.length === 0 ? null : <NotificationChoices chosen={notifications} />}
      {newOrders === null && notifications.length === 0 ? null : <PushDevices shown={push} />}
      <ChangePassword />
      <Paper withBorder p="md">
        <Title order={2} size="h4" mb="sm">
          {t('adminSignIn:factor')}
        </Title>
        <Text mb={hasSecondFactor ? 0 : 'sm'}>
          {t(hasSecondFactor ? 'adminStaff:me.factorOn' : 'adminStaff:me.factorOff')}
        </Text>
        {hasSecondFactor ? null : (
          <Button component="a" href={to('/admin/second-factor/')}>
            {t('adminSignIn:turnOn')}
          </Button>
        )}
      </Paper>
    </ScreenPage>
  );
}
