import { Button, Group, Paper, Stack, Switch, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { InputOf, ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { allowSound, ring } from '../parts/ring.ts';

/** How somebody hears of new orders: by mail, by sound; each switch counts at once. */
export function NewOrderChoices({ chosen }: { chosen: ValueOf<'self.new-orders'> }) {
  const { t } = useLanguage();
  const { act, isBusy } = useAct();
  const [words, setWords] = useState<string | null>(null);
  useEffect(allowSound, []);
  const choose = async (choice: InputOf<'self.choose-new-orders'>) => {
    const answer = await act('self.choose-new-orders', choice);
    setWords(answer.ok ? null : answer.words);
  };
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('desk:newOrders.title')}
      </Title>
      <Stack>
        <Switch
          label={t('desk:newOrders.mail')}
          checked={chosen.getsMail}
          disabled={isBusy}
          error={words}
          onChange={(event) => void choose({ wantsMail: event.currentTarget.checked })}
        />
        <Group>
          <Switch
            label={t('desk:newOrders.sound')}
            description={t('desk:newOrders.soundHelp')}
            checked={chosen.playsSound}
            disabled={isBusy}
            onChange={(event) => void choose({ playsSound: event.currentTarget.checked })}
          />
          <Button size="xs" variant="default" onClick={ring}>
            {t('desk:newOrders.try')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
