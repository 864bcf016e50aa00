import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';

/** The money of a refund was sent by a person: with what the bank or the till calls it. */
export function MarkPaidOut({ id }: { id: number }) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [reference, setReference] = useState('');
  const [words, setWords] = useState<string | null>(null);
  const mark = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act('refunds.mark-paid', { id, reference });
    setWords(answer.ok ? null : answer.words);
  };
  return (
    <form onSubmit={(event) => void mark(event)}>
      <Group gap="xs" align="flex-end" mt="xs">
        <TextInput
          size="xs"
          label={t('deskOrders:reference')}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
          maxLength={120}
          required
          error={words}
        />
        <Button type="submit" size="xs" loading={isBusy}>
          {t('deskOrders:markPaidOut')}
        </Button>
      </Group>
    </form>
  );
}
