import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { salesPath } from '../../orders/rules/report-path.ts';
import { Fils } from '../../parts/money.tsx';
import { Change } from './change.tsx';

type Shown = ValueOf<'home.show'>;
type Day = NonNullable<Shown['today']>['soFar'];

function Earlier({ label, day, children }: { label: string; day: Day; children: ReactNode }) {
  const { t, to } = useLanguage();
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>
        <Fils fils={day.net} />
      </Text>
      <Text size="sm">
        <Anchor component={Link} inherit to={to(salesPath({ from: day.day, to: day.day }))}>
          {t('adminHome:orderCount', { count: day.orders })}
        </Anchor>
      </Text>
      {children}
    </div>
  );
}

/** Today so far, compared with the same time a week and a year ago, and the current visitors. */
export function Today({ today, live }: { today: NonNullable<Shown['today']>; live: Shown['live'] }) {
  const { t, to } = useLanguage();
  const { soFar, lastWeek, lastYear } = today;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="home-today">
      <Group justify="space-between" align="flex-start" gap="xs" mb="sm">
        <Title order={2} size="h4" id="home-today">
          {t('adminHome:today')}
        </Title>
        {live === null ? null : (
          <Anchor component={Link} size="sm" to={to('/admin/analytics/')}>
            {t('adminHome:live', { count: live })}
          </Anchor>
        )}
      </Group>
      <Stack gap="md">
        <div>
          <Text fz="1.75rem" fw={600} lh={1.2}>
            <Fils fils={soFar.net} />
          </Text>
          <Anchor component={Link} size="sm" to={to(salesPath({ from: soFar.day, to: soFar.day }))}>
            {t('adminHome:orderCount', { count: soFar.orders })}
          </Anchor>
        </div>
        <Group gap="xl" align="flex-start">
          <Earlier label={t('adminHome:lastWeek')} day={lastWeek}>
            <Change now={soFar.net} before={lastWeek.net} />
          </Earlier>
          <Earlier label={t('adminHome:lastYear')} day={lastYear}>
            <Change now={soFar.net} before={lastYear.net} />
          </Earlier>
        </Group>
      </Stack>
    </Paper>
  );
}
