import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { usePreview } from '../../parts/use-preview.ts';
import { FindList, soughtBy } from '../find-list.tsx';

export type FoundCustomer = ValueOf<'orders.find-customers'>[number];

function fullName({ firstName, lastName }: FoundCustomer): string {
  return `${firstName} ${lastName}`.trim();
}

/** Searches and picks a customer; without one the order is a guest's. */
export function FindCustomer({
  taken,
  onTake,
}: {
  taken: FoundCustomer | null;
  onTake: (customer: FoundCustomer | null) => void;
}) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const answer = usePreview('orders.find-customers', soughtBy(typed));
  if (taken !== null)
    return (
      <Group gap="xs">
        <Text>{t('adminOrders:forCustomer', { name: fullName(taken) || taken.email })}</Text>
        <Button size="xs" variant="default" onClick={() => onTake(null)}>
          {t('adminOrders:asGuest')}
        </Button>
      </Group>
    );
  return (
    <FindList
      label={t('adminOrders:findCustomer')}
      typed={typed}
      onTyped={setTyped}
      results={answer?.ok ? answer.value : null}
      none={t('adminOrders:noCustomer')}
      keyOf={({ id }) => id}
      nameOf={(customer) => fullName(customer) || customer.email}
      show={(customer) => (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{fullName(customer)}</bdi> <bdi>{customer.email}</bdi>
        </Text>
      )}
      onTake={onTake}
    />
  );
}
