import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#desk/verbs.ts';
import { useLanguage } from '#views/language/language.tsx';
import { DeskIcon } from '../parts/icon.tsx';

type Part = ValueOf<'exchange.list'>['parts'][number];

/** Chooses what leaves the shop, and takes it as one archive. */
export function TakeOut({ parts }: { parts: readonly Part[] }) {
  const { t, to } = useLanguage();
  const [chosen, setChosen] = useState<string[]>([...parts]);
  const query = new URLSearchParams(chosen.map((part) => ['parts', part]));
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('deskExchange:export')}
        </Title>
        <Text size="sm" c="dimmed" maw="62ch">
          {t('deskExchange:exportLead')}
        </Text>
        <Checkbox.Group value={chosen} onChange={setChosen} aria-label={t('deskExchange:export')}>
          <Stack gap="xs">
            {parts.map((part) => (
              <Checkbox
                key={part}
                value={part}
                label={t(`deskExchange:parts.${part}`)}
                description={part === 'people' ? t('deskExchange:peopleNote') : undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group>
          {chosen.length === 0 ? (
            <Text size="sm">{t('deskExchange:exportNone')}</Text>
          ) : (
            <Button
              component="a"
              href={`${to('/admin/exchange/export.zip')}?${query}`}
              leftSection={<DeskIcon name="download" />}
            >
              {t('deskExchange:exportStart')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
