import { Card, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';

type Task = ValueOf<'home.show'>['tasks'][number];

/** A task with its count, linked to exactly what it counts. */
function Waiting({ task: { name, count, path, isBad } }: { task: Task }) {
  const { t, to, language } = useLanguage();
  return (
    <Card component={Link} to={to(path)} withBorder padding="md">
      <Text size="xl" fw={600} className="admin-number" {...(isBad ? { c: 'red' } : {})}>
        {formatNumber(count, language)}
      </Text>
      <Text size="sm" c="dimmed">
        {t(`adminHome:tasks.${name}`)}
      </Text>
    </Card>
  );
}

/** The open tasks, followed by lists without any. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const { t, to } = useLanguage();
  const waiting = tasks.filter(({ count }) => count > 0);
  const clear = tasks.filter(({ count }) => count === 0);
  return (
    <section aria-labelledby="home-tasks">
      <Title order={2} size="h4" id="home-tasks" mb="sm">
        {t('adminHome:toDo')}
      </Title>
      {waiting.length === 0 ? (
        <Paper withBorder p="md">
          <Text c="dimmed">{t('adminHome:nothing')}</Text>
        </Paper>
      ) : (
        <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} spacing="sm">
          {waiting.map((task) => (
            <Waiting key={task.name} task={task} />
          ))}
        </SimpleGrid>
      )}
      {clear.length === 0 ? null : (
        <Group component="nav" gap="0 1rem" mt="sm" aria-label={t('adminHome:clear')}>
          {clear.map(({ name, path }) => (
            <Text key={name} size="sm" c="dimmed" component={Link} to={to(path)} py={4}>
              {t(`adminHome:tasks.${name}`)} · 0
            </Text>
          ))}
        </Group>
      )}
    </section>
  );
}
