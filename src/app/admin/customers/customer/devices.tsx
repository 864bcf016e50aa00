import { Badge, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { inLanguage } from '#kernel/language.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { ErrorAlert } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';
import type { Known } from '../known.ts';

type Device = Known['devices'][number];

/** Transfers a device to the account with a typed email address. */
function TransferButton({ device }: { device: Device }) {
  const { t, language } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setWords(null);
  };
  const transfer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email.trim() === '') return;
    const answer = await runAction('customers.transfer-device', { device: device.id, email });
    if (!answer.ok) return setWords(answer.words);
    close();
    notifications.show({ message: t('adminCustomers:deviceTransferred'), color: 'green' });
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('adminCustomers:transferDevice')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('adminCustomers:transferTitle', { name: inLanguage(device.name, language) })}
        centered
      >
        <form onSubmit={(event) => void transfer(event)}>
          <Stack>
            <TextInput
              type="email"
              label={t('adminCustomers:transferTo')}
              description={t('adminCustomers:transferHelp')}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={words}
              dir="ltr"
              data-autofocus
            />
            <Group justify="flex-end">
              <Button type="submit" loading={isBusy}>
                {t('adminCustomers:transferDevice')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}

function OneDevice({ device, mayChange }: { device: Device; mayChange: boolean }) {
  const { t, language } = useLanguage();
  const { runAction, words } = useAction();
  const { guarantee, isCovered, serial } = device;
  const until = formatDate(new Date(`${guarantee.endsOn}T12:00:00+04:00`), language);
  const remove = async () => {
    const answer = await runAction('customers.remove-device', { device: device.id });
    if (answer.ok) notifications.show({ message: t('adminCustomers:deviceRemoved'), color: 'green' });
  };
  return (
    <Stack gap={4}>
      <Text fw={500}>{inLanguage(device.name, language)}</Text>
      <Text size="sm">
        <bdi dir="ltr">{serial}</bdi>
      </Text>
      <div>
        <Badge variant="light" color={isCovered ? 'green' : 'gray'} tt="none">
          {t(isCovered ? 'account:devices.covered' : 'account:devices.ended', { date: until })}
        </Badge>
      </div>
      <ErrorAlert words={words} />
      {mayChange ? (
        <Group gap="xs" mt={4}>
          <TransferButton device={device} />
          <ConfirmButton
            size="xs"
            label={t('adminCustomers:removeDevice')}
            name={t('adminCustomers:removeDeviceOf', { serial })}
            title={t('adminCustomers:removeDeviceTitle', { serial })}
            text={t('adminCustomers:removeDeviceText')}
            onConfirm={remove}
          />
        </Group>
      ) : null}
    </Stack>
  );
}

/** The registered devices of a customer; staff can remove them or transfer them to another account. */
export function Devices({ devices, mayChange }: { devices: Known['devices']; mayChange: boolean }) {
  const { t } = useLanguage();
  if (devices.length === 0) return <Text c="dimmed">{t('adminCustomers:noDevices')}</Text>;
  return (
    <Stack gap="md">
      {devices.map((device) => (
        <OneDevice key={device.id} device={device} mayChange={mayChange} />
      ))}
    </Stack>
  );
}
