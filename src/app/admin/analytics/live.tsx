import { Anchor, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveFigures } from '#shop/analytics';
import { useLanguage } from '#views/language/language.tsx';

const CountChart = lazy(() => import('./count-chart.tsx'));

const AGAIN_MS = 30_000;
const MINUTES = 30;
const CHART_PX = 120;

/** Visitors of the last half hour, refreshed while the screen is visible. */
export function Live({ live }: { live: LiveFigures }) {
  const { t } = useLanguage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const views = new Map(live.minutes.map(({ minute, views: count }) => [minute, count]));
  const counts = Array.from({ length: MINUTES }, (_, index) => {
    const minute = MINUTES - 1 - index;
    return { name: t('adminAnalytics:live.minute', { count: minute }), value: views.get(minute) ?? 0 };
  });
  return (
    <section className="admin-surface" aria-labelledby="analytics-live">
      <Stack gap="xs" p="md">
        <Text component="h2" id="analytics-live" fw={600}>
          {t('adminAnalytics:live.title')}
        </Text>
        <Group gap="xl">
          <Text>{t('adminAnalytics:live.visitors', { count: live.visitors })}</Text>
          <Text>{t('adminAnalytics:live.views', { count: live.views })}</Text>
        </Group>
        {live.views === 0 ? null : (
          <Suspense fallback={<Skeleton h={CHART_PX} />}>
            <CountChart counts={counts} label={t('adminAnalytics:columns.views')} px={CHART_PX} />
          </Suspense>
        )}
        <List listStyleType="none" spacing={4}>
          {live.pages.map(({ path, views: count }) => (
            <List.Item key={path}>
              <Anchor href={path}>
                <bdi>{path}</bdi>
              </Anchor>{' '}
              · {count}
            </List.Item>
          ))}
        </List>
      </Stack>
    </section>
  );
}
