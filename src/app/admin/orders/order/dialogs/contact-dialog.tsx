import { Alert, List, SimpleGrid, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../../../use-action.ts';
import { OrderConflict } from '../../order-conflict.tsx';
import type { Shown } from '../../order-part.tsx';
import type { Contact } from '../../rules/order-changes.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useOrderConflict } from './use-order-conflict.ts';

/** The emails already sent, which are not sent again to the new address. */
function Mailed({ shown: { mails } }: { shown: Shown }) {
  const { t } = useLanguage();
  const sent = mails.filter(({ status }) => status === 'sent');
  if (sent.length === 0) return <Text size="sm">{t('adminOrders:contact.nothingMailed')}</Text>;
  return (
    <Alert color="blue" title={t('adminOrders:contact.mailed')}>
      <List size="sm">
        {sent.map(({ id, subject, recipient }) => (
          <List.Item key={id}>
            <bdi>{subject}</bdi> → <bdi>{recipient}</bdi>
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('adminOrders:contact.staysMailed')}
      </Text>
    </Alert>
  );
}

/** Changes the email and phone of an order. Source: OR-03 */
export function ContactDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLanguage();
  const { runAction } = useAction();
  const { opened, conflict, settle } = useOrderConflict(shown);
  const { order, version } = opened;
  const [typed, setTyped] = useState<Partial<Contact>>({});
  // Untouched fields follow a reloaded order.
  const contact = { email: order.email, phone: order.phone, ...typed };
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = async (reason: string) => {
    const answer = await runAction('orders.change-contact', { id: order.id, ...contact, reason, version });
    if (answer.ok) notifications.show({ message: t('admin:saved'), color: 'green' });
    else setProblems(answer.problems);
    return settle(answer);
  };
  const field = (name: 'email' | 'phone') => (
    <TextInput
      label={t(`adminOrders:${name}`)}
      type={name === 'email' ? 'email' : 'tel'}
      dir="ltr"
      value={contact[name]}
      required={name === 'phone' && order.phone !== ''}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      error={
        problems[name] === undefined
          ? undefined
          : t(`adminOrders:problems.${problems[name]}`, { defaultValue: problems[name] })
      }
      {...(name === 'email' ? { 'data-autofocus': true } : {})}
    />
  );
  return (
    <ReasonDialog
      title={t('adminOrders:contact.title', { number: order.id })}
      label={t('admin:save')}
      onClose={onClose}
      onDo={save}
      isDisabled={contact.email.trim() === order.email && contact.phone.trim() === order.phone}
      size="lg"
    >
      {conflict === null ? null : <OrderConflict {...conflict} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {field('email')}
        {field('phone')}
      </SimpleGrid>
      {contact.email.trim() === '' ? <Text size="sm">{t('adminOrders:noEmail')}</Text> : null}
      <Mailed shown={opened} />
    </ReasonDialog>
  );
}
