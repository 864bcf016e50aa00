import { Card, Group, Paper, SimpleGrid, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Fils } from '../parts/money.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/home';
import { SetupGuide, ShowSetupGuide } from './setup-guide.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

const SalesChart = lazy(() => import('./sales-chart.tsx'));

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'home.show', {});
}

type Shown = ValueOf<'home.show'>;

/** One number that asks for something to be done, and leads there. */
function Task({
  label,
  count,
  to,
  isBad = false,
}: {
  label: string;
  count: number;
  to: string;
  isBad?: boolean;
}) {
  const language = useLanguage();
  return (
    <Card component={Link} to={language.to(to)} withBorder padding="md">
      <Text size="xl" fw={600} {...(isBad && count > 0 ? { c: 'red' } : {})}>
        {count}
      </Text>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
    </Card>
  );
}

function Tasks({ shown }: { shown: Shown }) {
  const { t } = useLanguage();
  const { orders, lowStock, reviews, failedMails, failedJobs } = shown;
  const tasks: ReactNode[] = [
    ...(orders === null
      ? []
      : [
          <Task
            key="pack"
            label={t('adminHome:toPack')}
            count={orders.toPack}
            to="/admin/orders/?status=confirmed"
          />,
          <Task
            key="hold"
            label={t('adminHome:onHold')}
            count={orders.onHold}
            to="/admin/orders/?status=on-hold"
          />,
          <Task
            key="failed"
            label={t('adminHome:failedPayments')}
            count={orders.failed}
            to="/admin/orders/?status=failed"
            isBad
          />,
        ]),
    ...(lowStock === null
      ? []
      : [
          <Task key="low" label={t('adminHome:low')} count={lowStock.low} to="/admin/products/?stock=low" />,
          <Task
            key="out"
            label={t('adminHome:out')}
            count={lowStock.empty}
            to="/admin/products/?stock=out"
            isBad
          />,
        ]),
    ...(reviews === null
      ? []
      : [<Task key="reviews" label={t('adminHome:reviews')} count={reviews} to="/admin/reviews/" />]),
    ...(failedMails === null
      ? []
      : [
          <Task
            key="mails"
            label={t('adminHome:failedMails')}
            count={failedMails}
            to="/admin/mails/?status=failed"
            isBad
          />,
        ]),
    ...(failedJobs === null
      ? []
      : [<Task key="jobs" label={t('adminHome:failedJobs')} count={failedJobs} to="/admin/jobs/" isBad />]),
  ];
  return tasks.length === 0 ? (
    <Text c="dimmed">{t('adminHome:nothing')}</Text>
  ) : (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }}>{tasks}</SimpleGrid>
  );
}

function Sales({ sales }: { sales: NonNullable<Shown['sales']> }) {
  const { t } = useLanguage();
  const { today, lastWeek, days } = sales;
  return (
    <Paper withBorder p="md">
      <Group gap="xl" mb="md">
        <div>
          <Text size="sm" c="dimmed">
            {t('adminHome:today')}
          </Text>
          <Text size="xl" fw={600}>
            <Fils fils={today.total} />
          </Text>
          <Text size="sm">{t('adminHome:orderCount', { count: today.orders })}</Text>
        </div>
        <div>
          <Text size="sm" c="dimmed">
            {t('adminHome:lastWeek')}
          </Text>
          <Text size="xl" fw={600} c="dimmed">
            <Fils fils={lastWeek.total} />
          </Text>
          <Text size="sm">{t('adminHome:orderCount', { count: lastWeek.orders })}</Text>
        </div>
      </Group>
      <Title order={2} size="h5" mb="xs">
        {t('adminHome:fortnight')}
      </Title>
      {days.every(({ orders, refunded }) => orders === 0 && refunded === 0) ? (
        <Text c="dimmed">{t('adminHome:noSales')}</Text>
      ) : (
        <Suspense fallback={<Skeleton h={220} />}>
          <SalesChart days={days} />
        </Suspense>
      )}
    </Paper>
  );
}

function MissedWords({ words }: { words: NonNullable<Shown['missedWords']> }) {
  const { t, to } = useLanguage();
  if (words.length === 0) return null;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          {t('adminHome:missed')}
        </Title>
        <Link to={to('/admin/reports/?report=words')}>{t('adminHome:all')}</Link>
      </Group>
      <Table className="admin-table">
        <Table.Tbody>
          {words.map(({ words: sought, count }) => (
            <Table.Tr key={sought}>
              <Table.Td>
                <bdi>{sought}</bdi>
              </Table.Td>
              <Table.Td ta="end">{count}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** Where the day begins: what is to be done, and how it goes. */
export default function Home() {
  const { t } = useLanguage();
  const shown = useLoaderData<typeof loader>();
  return (
    <ScreenPage
      title={t('adminHome:menu.home')}
      actions={shown.setup === null || shown.setup.isShown ? undefined : <ShowSetupGuide />}
    >
      <Stack gap="lg">
        {shown.setup?.isShown ? <SetupGuide steps={shown.setup.steps} /> : null}
        <Tasks shown={shown} />
        {shown.sales === null ? null : <Sales sales={shown.sales} />}
        {shown.missedWords === null ? null : <MissedWords words={shown.missedWords} />}
      </Stack>
    </ScreenPage>
  );
}
