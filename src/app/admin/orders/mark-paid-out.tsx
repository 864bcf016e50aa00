import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useAction } from '../use-action.ts';

/** Marks a manual refund as paid, with the reference of the bank or the till. */
export function MarkPaidOut({ id }: { id: number }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  const [reference, setReference] = useState('');
  const mark = async (event: FormEvent) => {
    event.preventDefault();
    await runAction('refunds.mark-paid', { id, reference });
  };
  return (
    <form onSubmit={(event) => void mark(event)}>
      <Group gap="xs" align="flex-end" mt="xs">
        <TextInput
          size="xs"
          label={t('adminOrders:reference')}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
          maxLength={120}
          required
          error={words}
        />
        <Button type="submit" size="xs" loading={isBusy}>
          {t('adminOrders:markPaidOut')}
        </Button>
      </Group>
    </form>
  );
}
