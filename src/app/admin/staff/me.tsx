import { Alert, Badge, Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import { deviceOf } from '#shop/customers/device.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask, requireStaff, rightsIn } from '../ask.server.ts';
import { PasswordField } from '../parts/password-field.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/me';
import { NewOrderChoices } from './new-order-choices.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { member } = await requireStaff(args);
  const shown = await ask(args, 'self.show', {});
  const newOrders = (await rightsIn(args)).includes('orders.see')
    ? await ask(args, 'self.new-orders', {})
    : null;
  return { ...shown, newOrders, hasSecondFactor: member.hasSecondFactor };
}

function ChangePassword() {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [refused, setRefused] = useState<{ words: string; problem: string | undefined } | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const answer = await act('self.change-password', {
      currentPassword: String(sent.get('currentPassword') ?? ''),
      newPassword: String(sent.get('newPassword') ?? ''),
    });
    setRefused(answer.ok ? null : { words: answer.words, problem: answer.problems.newPassword });
    if (!answer.ok) return;
    form.reset();
    notifications.show({ message: t('desk:saved'), color: 'green' });
  };
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('desk:me.password')}
      </Title>
      <form onSubmit={(event) => void send(event)}>
        <Stack maw={400}>
          {refused === null ? null : (
            <Alert color="red" role="alert">
              {refused.words}
            </Alert>
          )}
          <PasswordField
            name="currentPassword"
            label={t('desk:me.current')}
            autoComplete="current-password"
          />
          <PasswordField
            name="newPassword"
            label={t('desk:door.newPassword')}
            description={t('desk:door.passwordHelp')}
            autoComplete="new-password"
            error={refused?.problem === undefined ? undefined : t(`desk:errors.${refused.problem}`)}
          />
          <Button type="submit" loading={isBusy} style={{ alignSelf: 'start' }}>
            {t('desk:save')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

/** One's own account: where one is signed in, the password, the second factor. Source: RO-04 */
export default function Me() {
  const { t, to, language } = useLanguage();
  const { sessions, current, newOrders, hasSecondFactor } = useLoaderData<typeof loader>();
  const { act, isBusy } = useAct();
  return (
    <ScreenPage title={t('desk:screens.me')}>
      <Paper withBorder p="md">
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            {t('desk:me.sessions')}
          </Title>
          {sessions.length > 1 ? (
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => void act('self.end-other-sessions', {})}
            >
              {t('desk:me.endOthers')}
            </Button>
          ) : null}
        </Group>
        <Table className="desk-table">
          <Table.Tbody>
            {sessions.map(({ id, agent, seenAt }) => {
              const { browser, system } = deviceOf(agent);
              return (
                <Table.Tr key={id}>
                  <Table.Td>
                    {[browser, system].filter(Boolean).join(' · ') || t('desk:me.unknownDevice')}
                    <Text size="sm" c="dimmed">
                      {formatMoment(seenAt, language)}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="end">
                    {id === current ? (
                      <Badge variant="light">{t('desk:me.here')}</Badge>
                    ) : (
                      <Button
                        size="xs"
                        variant="default"
                        onClick={() => void act('self.end-session', { id })}
                      >
                        {t('desk:me.end')}
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Paper>
      {newOrders === null ? null : <NewOrderChoices chosen={newOrders} />}
      <ChangePassword />
      <Paper withBorder p="md">
        <Title order={2} size="h4" mb="sm">
          {t('desk:door.factor')}
        </Title>
        <Text mb={hasSecondFactor ? 0 : 'sm'}>
          {t(hasSecondFactor ? 'desk:me.factorOn' : 'desk:me.factorOff')}
        </Text>
        {hasSecondFactor ? null : (
          <Button component="a" href={to('/admin/second-factor/')}>
            {t('desk:door.turnOn')}
          </Button>
        )}
      </Paper>
    </ScreenPage>
  );
}
