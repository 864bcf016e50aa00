import { Button, Group, Paper, Stack, Switch, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { allowSound, ring } from '../parts/frame/ring.ts';
import { useAction } from '../use-action.ts';

/** How the member is notified of new orders: by email, push or sound. Each switch is saved immediately. */
export function NewOrderChoices({ chosen }: { chosen: ValueOf<'self.new-orders'> }) {
  const { t } = useLanguage();
  const { runAction, isBusy, words } = useAction();
  useEffect(allowSound, []);
  const choose = async (choice: InputOf<'self.choose-new-orders'>) => {
    await runAction('self.choose-new-orders', choice);
  };
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('admin:newOrders.title')}
      </Title>
      <Stack>
        <Switch
          label={t('admin:newOrders.mail')}
          checked={chosen.getsMail}
          disabled={isBusy}
          error={words}
          onChange={(event) => void choose({ wantsMail: event.currentTarget.checked })}
        />
        <Switch
          label={t('admin:newOrders.push')}
          description={t('admin:newOrders.pushHelp')}
          checked={chosen.wantsPush}
          disabled={isBusy}
          onChange={(event) => void choose({ wantsPush: event.currentTarget.checked })}
        />
        <Group>
          <Switch
            label={t('admin:newOrders.sound')}
            description={t('admin:newOrders.soundHelp')}
            checked={chosen.playsSound}
            disabled={isBusy}
            onChange={(event) => void choose({ playsSound: event.currentTarget.checked })}
          />
          <Button size="xs" variant="default" onClick={ring}>
            {t('admin:newOrders.try')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
