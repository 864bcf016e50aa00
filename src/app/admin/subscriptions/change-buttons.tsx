import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { ReasonDialog } from '../orders/order/dialogs/reason-dialog.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';

type Shown = ValueOf<'subscriptions.show'>;
type ButtonsProps = Pick<Shown, 'subscription' | 'commands'>;

const CHANGES = ['skip', 'pause', 'resume', 'cancel', 'restore'] as const;
type Change = (typeof CHANGES)[number];

type DialogProps = { change: Change; subscription: Shown['subscription']; onClose: () => void };

/** Asks for a reason, which is stored in the history. */
function ChangeDialog({ change, subscription: { id, version }, onClose }: DialogProps) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const { revalidate } = useRevalidator();
  const send = async (reason: string) => {
    const answer = await runAction('subscriptions.change', { id, version, change, reason });
    if (answer.ok) await revalidate();
    return answer;
  };
  return (
    <ReasonDialog
      title={t(`subscriptions:${change}`)}
      label={t(`subscriptions:${change}`)}
      {...(change === 'cancel' ? { cancelLabel: t('adminSubscriptions:keep'), isDestructive: true } : {})}
      onClose={onClose}
      onDo={send}
      needsReason
    >
      <Text size="sm">
        {t(`adminSubscriptions:follows.${change}`)} {t('adminSubscriptions:reasonHelp')}
      </Text>
    </ReasonDialog>
  );
}

/** The changes that the state allows, for staff with the right to change orders. */
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
        <ChangeDialog change={change} subscription={subscription} onClose={() => setChange(null)} />
      )}
    </>
  );
}
