import { Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveFigures } from '#shop/analytics';
import { useLanguage } from '#views/language/language.tsx';
import { Bars } from './bars.tsx';

const AGAIN_MS = 30_000;
const MINUTES = 30;

/** Who is here: the last half hour, looked up again while the screen is seen. */
export function Live({ live }: { live: LiveFigures }) {
  const { t, dir } = useLanguage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const views = new Map(live.minutes.map(({ minute, views: count }) => [minute, count]));
  const bars = Array.from({ length: MINUTES }, (_, index) => ({
    key: String(MINUTES - 1 - index),
    value: views.get(MINUTES - 1 - index) ?? 0,
  }));
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
        <Bars bars={bars} isRightToLeft={dir === 'rtl'} />
        <ul>
          {live.pages.map(({ path, views: count }) => (
            <li key={path}>
              <a href={path}>
                <bdi>{path}</bdi>
              </a>{' '}
              · {count}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
