import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, useLoaderData } from 'react-router';
import { FIGURE_DAYS } from '#shop/popup-figures/rules/figures.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Section } from '../parts/forms/section.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/figures';
import { FiguresTable } from './figures-table.tsx';
import type { ShownFigures } from './shown-figures.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

const FiguresChart = lazy(() => import('./figures-chart.tsx'));

export function loader(args: Route.LoaderArgs) {
  const requested = Object.fromEntries(new URL(args.request.url).searchParams);
  return loadAction(args, 'popups.figures', requested);
}

type Chosen = Readonly<{ days: number; popup: number | null }>;

const queryOf = ({ days, popup }: Chosen) =>
  `?${new URLSearchParams({ days: String(days), ...(popup === null ? {} : { popup: String(popup) }) })}`;

/** Selects the period and popup, and downloads the figures. */
function Choice({ days, popup }: Chosen) {
  const { t, to } = useLanguage();
  return (
    <Group gap="xs">
      {FIGURE_DAYS.map((one) => (
        <Button
          key={one}
          component={Link}
          to={queryOf({ days: one, popup })}
          variant={one === days ? 'filled' : 'default'}
          aria-current={one === days ? 'true' : undefined}
          size="sm"
        >
          {t('adminPopups:figures.days', { count: one })}
        </Button>
      ))}
      <Button
        component="a"
        href={to('/admin/popups/figures/csv/') + queryOf({ days, popup })}
        variant="default"
        size="sm"
      >
        {t('adminPopups:figures.csv')}
      </Button>
    </Group>
  );
}

function Shown({ days, popup, popups, byDay }: ShownFigures) {
  const { t } = useLanguage();
  const chosen = popups.find(({ id }) => id === popup);
  const toPopup = (id: number | null, name: string) => (
    <Anchor component={Link} to={queryOf({ days, popup: id })} underline="always">
      <bdi>{name}</bdi>
    </Anchor>
  );
  return (
    <>
      <Section title={chosen?.name ?? t('adminPopups:figures.all')}>
        {popup === null ? null : <div>{toPopup(null, t('adminPopups:figures.showAll'))}</div>}
        <Suspense fallback={<Skeleton h={240} />}>
          <FiguresChart days={byDay} />
        </Suspense>
      </Section>
      <Section title={t('adminPopups:figures.byPopup')}>
        <FiguresTable
          label={t('adminPopups:figures.byPopup')}
          first={t('adminPopups:figures.popup')}
          rows={popups.map(({ id, name, ...figures }) => ({
            ...figures,
            key: String(id),
            cell: toPopup(id, name),
          }))}
        />
      </Section>
      <Section title={t('adminPopups:figures.byDay')}>
        <FiguresTable
          label={t('adminPopups:figures.byDay')}
          first={t('adminPopups:figures.day')}
          rows={byDay
            .toReversed()
            .map(({ day, ...figures }) => ({ ...figures, key: day, cell: <bdi dir="ltr">{day}</bdi> }))}
        />
      </Section>
    </>
  );
}

/** The screen of popup statistics. */
export default function FiguresScreen() {
  const { t } = useLanguage();
  const figures = useLoaderData<typeof loader>();
  return (
    <ScreenPage title={t('adminPopups:menu.figures')} lead={t('adminPopups:figures.lead')}>
      <Stack gap="md">
        <Choice days={figures.days} popup={figures.popup} />
        {figures.popups.length === 0 ? (
          <Text c="dimmed">{t('adminPopups:figures.none')}</Text>
        ) : (
          <Shown {...figures} />
        )}
      </Stack>
    </ScreenPage>
  );
}
