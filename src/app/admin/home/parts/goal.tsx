import { Anchor, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatPercent } from '#views/number/number.ts';
import { Fils } from '../../parts/money.tsx';
import { useRights } from '../../parts/use-rights.ts';

const GOAL_PATH = '/admin/settings/?group=shop#orders.monthlyGoalMinor';

type Shown = ValueOf<'home.show'>['goal'];

function Progressing({ goal: { goal, sold, share, projected, daysLeft } }: { goal: NonNullable<Shown> }) {
  const { t, language } = useLanguage();
  const isReached = sold >= goal;
  const isOnTheWay = isReached || (projected ?? 0) >= goal;
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="baseline" gap="xs">
        <Text fz="1.75rem" fw={600} lh={1.2}>
          <Fils fils={sold} />
        </Text>
        <Text size="sm" c="dimmed">
          {t('adminHome:goal.of')} <Fils fils={goal} />
        </Text>
      </Group>
      <Progress
        value={Math.min(100, share * 100)}
        size="lg"
        color={isOnTheWay ? 'green' : 'ember.6'}
        aria-labelledby="home-goal"
      />
      <Text size="sm">
        {isReached
          ? t('adminHome:goal.reached')
          : t('adminHome:goal.reachedShare', { share: formatPercent(share, language) })}{' '}
        · {t('adminHome:goal.daysLeft', { count: daysLeft })}
      </Text>
      <Text size="sm" c="dimmed">
        {projected === null ? (
          t('adminHome:goal.tooEarly')
        ) : (
          <>
            {t('adminHome:goal.projected')} <Fils fils={projected} />
          </>
        )}
      </Text>
    </Stack>
  );
}

/** The progress towards the month's sales goal; members who may change settings can set one. */
export function Goal({ goal }: { goal: Shown }) {
  const { t, to } = useLanguage();
  const mayChange = useRights().includes('settings.change');
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="home-goal">
      <Group justify="space-between" align="flex-start" gap="xs" mb="sm">
        <Title order={2} size="h4" id="home-goal">
          {t('adminHome:goal.title')}
        </Title>
        {mayChange ? (
          <Anchor component={Link} size="sm" to={to(GOAL_PATH)}>
            {t(goal === null ? 'adminHome:goal.set' : 'adminHome:goal.change')}
          </Anchor>
        ) : null}
      </Group>
      {goal === null ? <Text c="dimmed">{t('adminHome:goal.none')}</Text> : <Progressing goal={goal} />}
    </Paper>
  );
}
