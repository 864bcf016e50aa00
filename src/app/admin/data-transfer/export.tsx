import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../parts/icon.tsx';

type Part = ValueOf<'data-transfer.list'>['parts'][number];

/** Chooses parts of the shop and downloads them as one archive. */
export function ExportForm({ parts }: { parts: readonly Part[] }) {
  const { t, to } = useLanguage();
  const [chosen, setChosen] = useState<string[]>([...parts]);
  const query = new URLSearchParams(chosen.map((part) => ['parts', part]));
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('adminDataTransfer:export')}
        </Title>
        <Text size="sm" c="dimmed" maw="62ch">
          {t('adminDataTransfer:exportLead')}
        </Text>
        <Checkbox.Group value={chosen} onChange={setChosen} aria-label={t('adminDataTransfer:export')}>
          <Stack gap="xs">
            {parts.map((part) => (
              <Checkbox
                key={part}
                value={part}
                label={t(`adminDataTransfer:parts.${part}`)}
                description={part === 'people' ? t('adminDataTransfer:peopleNote') : undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group>
          {chosen.length === 0 ? (
            <Text size="sm">{t('adminDataTransfer:exportNone')}</Text>
          ) : (
            <Button
              component="a"
              href={`${to('/admin/data-transfer/export.zip')}?${query}`}
              leftSection={<AdminIcon name="download" />}
            >
              {t('adminDataTransfer:exportStart')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
