import { Alert, Anchor, Badge, Group, Stack, Table, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { AB_VARIANTS } from '#shop/popups/popup.ts';
import { formatDate, formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { formatNumber } from '#views/number/number.ts';
import { loadAction } from '../load-action.server.ts';
import { Section } from '../parts/forms/section.tsx';
import { CsvButton } from '../parts/lists/csv-button.tsx';
import { ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/ab-test';
import { DaysTable, VariantsTable } from './counts-tables.tsx';
import { EndAbTest } from './end-ab-test.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { outcomeOf, pointsOf, type ShownTest } from './shown.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'ab-tests.open', { id: Number(args.params.id) });
}

type TestProps = Readonly<{ test: ShownTest }>;

/** The result in a sentence, with the difference and its interval once the sample is complete. */
function Verdict({ test }: TestProps) {
  const { t, language } = useLanguage();
  const { verdict, counted, sampleSize, confidence } = test;
  const values = {
    ...{ a: formatNumber(counted.a.seen, language), b: formatNumber(counted.b.seen, language), confidence },
    ...(verdict.state === 'waiting' ? { day: formatDate(new Date(verdict.until), language) } : {}),
    ...(verdict.state === 'decided'
      ? pointsOf(verdict.difference, { winner: verdict.winner, language })
      : {}),
  };
  const sample = formatNumber(sampleSize, language);
  return (
    <>
      <Text role="status">{t(`adminAbTests:verdict.${outcomeOf(test)}`, { sample, ...values })}</Text>
      {verdict.state === 'decided' ? (
        <Text size="sm" c="dimmed">
          {t('adminAbTests:verdict.counted', { sample })}
        </Text>
      ) : null}
    </>
  );
}

/**
 * Warns when a running test is interrupted: a popup is not shown, or the two are on different pages, where visitors see
 * the only one.
 */
function Interrupted({ test: { ended, popups, areTogether } }: TestProps) {
  const { t } = useLanguage();
  const areShown = popups.a.isShown && popups.b.isShown;
  if (ended !== null || (areShown && areTogether)) return null;
  return <Alert color="yellow">{t(`adminAbTests:verdict.${areShown ? 'otherPages' : 'paused'}`)}</Alert>;
}

/** The two popups, each with a link to its editor. */
function Popups({ test: { popups } }: TestProps) {
  const { t, to } = useLanguage();
  return AB_VARIANTS.map((variant) => (
    <Group key={variant} gap="xs">
      <Text size="sm">{t(`adminAbTests:variant.${variant}`)}:</Text>
      <Anchor
        component={Link}
        to={to(`/admin/templates/${popups[variant].id}/`)}
        underline="always"
        size="sm"
      >
        <bdi>{popups[variant].name}</bdi>
      </Anchor>
      {popups[variant].isShown ? null : (
        <Badge variant="light" color="gray" className="admin-state">
          {t('adminAbTests:hidden')}
        </Badge>
      )}
    </Group>
  ));
}

/** The parameters that the test was started with. */
function Plan({ test }: TestProps) {
  const { t, language } = useLanguage();
  const rows = [
    [t('adminAbTests:plan.success'), t(`adminAbTests:success.${test.success}`)],
    [t('adminAbTests:plan.baseline'), `${test.baselinePercent}%`],
    [t('adminAbTests:plan.effect'), t('adminAbTests:plan.points', { count: test.effectPercent })],
    [t('adminAbTests:plan.confidence'), `${test.confidence}%`],
    [
      t('adminAbTests:plan.sample'),
      t('adminAbTests:plan.shows', { count: formatNumber(test.sampleSize, language) }),
    ],
  ];
  return (
    <Section title={t('adminAbTests:plan.title')}>
      <Table variant="vertical" className="admin-table" horizontalSpacing="xs">
        <Table.Tbody>
          {rows.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th>{name}</Table.Th>
              <Table.Td>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

/** An A/B test of two popups, with its result. */
export default function AbTestScreen() {
  const { t, to, language } = useLanguage();
  const test = useLoaderData<typeof loader>();
  const { id, name, ended, startedAt, days } = test;
  const mayChange = useRights().includes('content.change');
  const since = `${t('adminAbTests:started')}: ${formatMoment(startedAt, language)}`;
  const until =
    ended === null
      ? t('adminAbTests:running')
      : `${t('adminAbTests:ended')}: ${formatMoment(ended.at, language)} · ${t(`adminAbTests:end.kept.${ended.keep}`)}`;
  return (
    <ScreenPage
      title={name}
      lead={`${since} · ${until}`}
      actions={<CsvButton href={to(`/admin/ab-tests/${id}/csv/`)} />}
    >
      <Stack gap="md">
        <Interrupted test={test} />
        <Section title={t('adminAbTests:result')}>
          <div>
            <OutcomeBadge test={test} />
          </div>
          <Verdict test={test} />
          <Popups test={test} />
          <VariantsTable test={test} />
        </Section>
        {mayChange && ended === null ? <EndAbTest test={test} /> : null}
        <Section title={t('adminAbTests:table.days')}>
          {days.length === 0 ? (
            <Text c="dimmed">{t('adminAbTests:table.noDays')}</Text>
          ) : (
            <>
              <DaysTable test={test} />
              {days.every(({ isCounted }) => isCounted) ? null : (
                <Text size="sm" c="dimmed">
                  {t('adminAbTests:table.whyNotCounted')}
                </Text>
              )}
            </>
          )}
        </Section>
        <Plan test={test} />
      </Stack>
    </ScreenPage>
  );
}
