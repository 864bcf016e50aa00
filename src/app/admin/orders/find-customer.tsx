import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { usePreview } from './use-preview.ts';

export type FoundCustomer = ValueOf<'orders.find-customers'>[number];

/** Looks for somebody with an account, and takes them; or nobody, for a guest. */
export function FindCustomer({
  taken,
  onTake,
}: {
  taken: FoundCustomer | null;
  onTake: (customer: FoundCustomer | null) => void;
}) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const sought = typed.trim();
  const found = usePreview('orders.find-customers', sought === '' ? null : { q: sought });
  if (taken !== null)
    return (
      <Group gap="xs">
        <Text>
          {t('deskOrders:forCustomer', {
            name: `${taken.firstName} ${taken.lastName}`.trim() || taken.email,
          })}
        </Text>
        <Button size="xs" variant="default" onClick={() => onTake(null)}>
          {t('deskOrders:asGuest')}
        </Button>
      </Group>
    );
  return (
    <Stack gap="xs">
      <TextInput
        type="search"
        label={t('deskOrders:findCustomer')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found?.ok && found.value.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          {t('deskOrders:noCustomer')}
        </Text>
      ) : null}
      {found?.ok && found.value.length > 0 ? (
        <Paper withBorder p="xs">
          <Stack gap="xs">
            {found.value.map((customer) => (
              <Group key={customer.id} justify="space-between" wrap="nowrap" gap="xs">
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  <bdi>{`${customer.firstName} ${customer.lastName}`.trim()}</bdi> <bdi>{customer.email}</bdi>
                </Text>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('deskOrders:takeOf', { name: customer.email })}
                  onClick={() => onTake(customer)}
                >
                  {t('deskOrders:take')}
                </Button>
              </Group>
            ))}
          </Stack>
        </Paper>
      ) : null}
    </Stack>
  );
}
