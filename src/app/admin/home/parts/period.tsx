import { Anchor, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { startOfDay } from '#kernel/day.ts';
import { formatDate } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber, formatPercent } from '#views/number/number.ts';
import { refundsPath } from '../../orders/rules/report-path.ts';
import { Fils } from '../../parts/money.tsx';
import { BestSellers } from './best-sellers.tsx';
import { Change } from './change.tsx';
import { ChartTable } from './chart-table.tsx';
import { ChoosePeriod } from './choose-period.tsx';

const SalesChart = lazy(() => import('../sales-chart.tsx'));

type ShownPeriod = NonNullable<ValueOf<'home.show'>['period']>;
type Name = keyof ShownPeriod['figures'];

const CHART_PX = 240;
const AMOUNTS: readonly Name[] = ['net', 'average'];
const SHARES: readonly Name[] = ['conversion', 'returning'];
const NAMES: readonly Name[] = ['net', 'orders', 'average', 'visitors', 'conversion', 'returning'];

function Value({ name, value }: { name: Name; value: number | null }): ReactNode {
  const { t, language } = useLanguage();
  if (value === null) return <span title={t('adminHome:noFigure')}>–</span>;
  if (AMOUNTS.includes(name)) return <Fils fils={value} />;
  return SHARES.includes(name) ? formatPercent(value, language) : formatNumber(value, language);
}

function Figure({ name, shown }: { name: Name; shown: ShownPeriod }) {
  const { t } = useLanguage();
  const { figures, figuresBefore } = shown;
  return (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {t(`adminHome:figures.${name}`)}
      </Text>
      <Text component="dd" m={0}>
        <Text size="lg" fw={600} component="span" display="block" className="admin-number">
          <Value name={name} value={figures[name]} />
        </Text>
        <Change now={figures[name]} before={figuresBefore[name]} isShare={SHARES.includes(name)} />
      </Text>
    </div>
  );
}

function useDaysText() {
  const { language } = useLanguage();
  const text = (day: string) => formatDate(startOfDay(day), language);
  return ({ from, to }: { from: string; to: string }) =>
    from === to ? text(from) : `${text(from)} – ${text(to)}`;
}

/** Why there are no sales: no orders, only refunds of earlier orders, or all orders were refunded. */
function noneSold({ orders, refunded }: { orders: number; refunded: number }) {
  if (orders > 0) return 'allReturned' as const;
  return refunded > 0 ? ('onlyRefunds' as const) : ('noneSold' as const);
}

/** A period compared with the previous one. */
export function Period({ shown }: { shown: ShownPeriod }) {
  const { t, to } = useLanguage();
  const daysText = useDaysText();
  const { period, chart, bestSellers, refunded, figures } = shown;
  const isEmpty = chart.every(({ orders, net, before }) => orders === 0 && !net && !before);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="home-period">
      <Stack gap="md">
        <Group justify="space-between" align="flex-end" gap="sm">
          <div>
            <Title order={2} size="h4" id="home-period">
              {t('adminHome:sales')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('adminHome:comparedWith', {
                days: daysText(period.days),
                before: daysText(period.before),
              })}
            </Text>
          </div>
          <ChoosePeriod period={period} />
        </Group>
        <SimpleGrid component="dl" m={0} cols={{ base: 2, sm: 3, lg: 6 }}>
          {NAMES.map((name) => (
            <Figure key={name} name={name} shown={shown} />
          ))}
        </SimpleGrid>
        {refunded === 0 ? null : (
          <Text size="sm">
            {t('adminHome:refunded')} <Fils fils={refunded} />
            {' · '}
            <Anchor component={Link} inherit to={to(refundsPath(period.days))}>
              {t('adminHome:refundedOrders')}
            </Anchor>
          </Text>
        )}
        {isEmpty ? (
          <Text c="dimmed">{t('adminHome:noSales')}</Text>
        ) : (
          <>
            {chart.length > 1 ? (
              <Suspense fallback={<Skeleton h={CHART_PX} />}>
                <SalesChart days={chart} step={period.step} px={CHART_PX} />
              </Suspense>
            ) : null}
            <ChartTable days={chart} step={period.step} />
          </>
        )}
        <BestSellers
          sold={bestSellers}
          days={period.days}
          none={noneSold({ orders: figures.orders, refunded })}
        />
      </Stack>
    </Paper>
  );
}
