import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';

type Shown = ValueOf<'subscriptions.show'>;
type ButtonsProps = Pick<Shown, 'subscription' | 'commands'>;

const CHANGES = ['skip', 'pause', 'resume', 'cancel', 'restore'] as const;
type Change = (typeof CHANGES)[number];

type DialogProps = { change: Change; subscription: Shown['subscription']; onClose: () => void };

/** Asks why: the reason stays in the history. */
function ReasonDialog({ change, subscription: { id, version }, onClose }: DialogProps) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const send = async () => {
    const answer = await runAction('subscriptions.change', { id, version, change, reason });
    if (!answer.ok) return setWords(answer.words);
    onClose();
    await revalidate();
  };
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t(`subscriptions:${change}`)}
      closeButtonProps={{ 'aria-label': t('shop:close') }}
    >
      <Stack>
        {words === null ? null : (
          <Alert color="red" role="alert">
            {words}
          </Alert>
        )}
        <Textarea
          label={t('adminSubscriptions:reason')}
          description={t('adminSubscriptions:reasonHelp')}
          value={reason}
          maxLength={500}
          autosize
          minRows={2}
          required
          data-autofocus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button loading={isBusy} disabled={reason.trim() === ''} onClick={() => void send()}>
            {t(`subscriptions:${change}`)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** The changes that the state allows, for staff who may change orders. */
export function ChangeButtons({ subscription, commands }: ButtonsProps) {
  const { t } = useLanguage();
  const mayChange = useRights().includes('orders.change');
  const [change, setChange] = useState<Change | null>(null);
  if (!mayChange) return null;
  return (
    <>
      {CHANGES.filter((one) => commands.includes(one)).map((one) => (
        <Button
          key={one}
          variant="default"
          {...(one === 'cancel' ? { color: 'red', variant: 'light' } : {})}
          onClick={() => setChange(one)}
        >
          {t(`subscriptions:${one}`)}
        </Button>
      ))}
      {change === null ? null : (
        <ReasonDialog change={change} subscription={subscription} onClose={() => setChange(null)} />
      )}
    </>
  );
}
