import { Alert, Badge, Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ValueOf } from '#admin-actions/registry.ts';
import { deviceOf } from '#shop/customers/rules/device.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import type { PushState } from './subscription.ts';
import { usePush } from './use-push.ts';

type Listed = ValueOf<'self.push-devices'>['devices'][number];

const HELP = {
  unsupported: 'adminNotifications:push.unsupported',
  'home-screen': 'adminNotifications:push.homeScreen',
  blocked: 'adminNotifications:push.blocked',
} as const;

function isHelped(state: PushState | null): state is keyof typeof HELP {
  return state !== null && state in HELP;
}

type RowProps = Readonly<{ device: Listed; isHere: boolean; isBusy: boolean; onRemove: () => void }>;

function DeviceRow({ device, isHere, isBusy, onRemove }: RowProps) {
  const { t, language } = useLanguage();
  const { browser, system } = deviceOf(device.agent);
  const name = [browser, system].filter(Boolean).join(' · ') || t('adminStaff:me.unknownDevice');
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="xs">
          {name}
          {isHere ? <Badge variant="light">{t('adminNotifications:push.here')}</Badge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          {t('adminStaff:lastSeen', { at: formatMoment(new Date(device.seenAt), language) })}
        </Text>
        {device.failures === 0 ? null : (
          <Text size="sm" c="red.8">
            {t(`adminNotifications:push.${device.isPaused ? 'paused' : 'failing'}`, {
              count: device.failures,
            })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="end">
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={t('adminNotifications:push.removeOf', { device: name })}
          onClick={onRemove}
        >
          {t('adminNotifications:push.remove')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

/** Push notifications in this browser, and the member's other devices. */
export function PushDevices({ shown }: { shown: ValueOf<'self.push-devices'> }) {
  const { t } = useLanguage();
  const { state, current, problem, isBusy, turnOn, remove, test } = usePush(shown);
  const sendTest = async (id: number) => {
    if (await test(id)) notifications.show({ message: t('adminNotifications:push.tested'), color: 'green' });
  };
  return (
    <Paper withBorder p="md" id="push">
      <Title order={2} size="h4" mb="sm">
        {t('adminNotifications:push.title')}
      </Title>
      <Stack>
        <Text>{t('adminNotifications:push.text')}</Text>
        <ErrorAlert words={problem} />
        {isHelped(state) ? (
          <Alert color="gray" role="status">
            {t(HELP[state])}
          </Alert>
        ) : null}
        {state === 'off' ? (
          <Button style={{ alignSelf: 'start' }} loading={isBusy} onClick={() => void turnOn()}>
            {t('adminNotifications:push.turnOn')}
          </Button>
        ) : null}
        {state === 'on' && current !== null ? (
          <Group>
            <Button variant="default" loading={isBusy} onClick={() => void sendTest(current)}>
              {t('adminNotifications:push.test')}
            </Button>
            <Button variant="default" loading={isBusy} onClick={() => void remove(current)}>
              {t('adminNotifications:push.turnOff')}
            </Button>
          </Group>
        ) : null}
        {shown.devices.length === 0 ? null : (
          <Table className="admin-table" aria-label={t('adminNotifications:push.devices')}>
            <Table.Tbody>
              {shown.devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isHere={device.id === current}
                  isBusy={isBusy}
                  onRemove={() => void remove(device.id)}
                />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Paper>
  );
}
