import { Button, Text } from '@mantine/core';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { CONSENT_PURPOSES } from '#kernel/web/consent/consent.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/consent';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  const browser = new URL(args.request.url).searchParams.get('q') ?? undefined;
  return loadAction(args, 'consent.list', { browser });
}

type Listed = ValueOf<'consent.list'>['rows'][number];

function useColumns(): Column<Listed>[] {
  const { t, language } = useLanguage();
  const namesOf = ({ granted }: Listed) =>
    granted.length === 0
      ? t('adminConsent:nothing')
      : granted.map((purpose) => t(`adminConsent:purposes.${purpose}`)).join(' · ');
  return [
    {
      id: 'when',
      heading: t('adminConsent:when'),
      cell: ({ decidedAt }) => (
        <Text size="sm" className="admin-number">
          {formatMoment(decidedAt, language)}
        </Text>
      ),
    },
    {
      id: 'granted',
      heading: t('adminConsent:granted'),
      cell: (one) => <Text size="sm">{namesOf(one)}</Text>,
    },
    {
      id: 'signal',
      heading: t('adminConsent:signal'),
      cell: ({ hasSignal }) => (
        <>
          <span className="admin-stacked-label">{t('adminConsent:signal')}</span>
          <Text size="sm">{t(`adminConsent:${hasSignal ? 'yes' : 'no'}`)}</Text>
        </>
      ),
    },
    {
      id: 'version',
      heading: t('adminConsent:version'),
      cell: ({ version, language: shown }) => (
        <>
          <span className="admin-stacked-label">{t('adminConsent:version')}</span>
          <Text size="sm">{`${version} · ${shown}`}</Text>
        </>
      ),
    },
    {
      id: 'browser',
      heading: t('adminConsent:browser'),
      cell: ({ browser }) => (
        <Text size="xs" c="dimmed">
          <bdi dir="ltr">{browser}</bdi>
        </Text>
      ),
    },
  ];
}

/** The anonymous records of visitors' consent. Source: AN-10 */
export default function ConsentRecords() {
  const { t, to } = useLanguage();
  const { rows, counts } = useLoaderData<typeof loader>();
  const shares = CONSENT_PURPOSES.map(
    (purpose) => `${t(`adminConsent:purposes.${purpose}`)}: ${counts[purpose]}`,
  );
  return (
    <ScreenPage
      title={t('adminConsent:menu.consent')}
      lead={t('adminConsent:lead')}
      actions={
        <Button
          component="a"
          variant="default"
          leftSection={<AdminIcon name="download" />}
          href={to('/admin/consent/csv/')}
        >
          {t('adminConsent:export')}
        </Button>
      }
    >
      <Text size="sm">{[t('adminConsent:answers', { count: counts.total }), ...shares].join(' · ')}</Text>
      <Filters list="consent">
        <FilterText label={t('adminConsent:search')} />
      </Filters>
      <AdminList
        label={t('adminConsent:menu.consent')}
        rows={rows}
        columns={useColumns()}
        idOf={({ id }) => id}
        nameOf={({ browser }) => browser}
        total={rows.length}
        page={1}
        perPage={100}
        empty={<NothingHere title={t('adminConsent:none')} text={t('adminConsent:noneText')} />}
      />
    </ScreenPage>
  );
}
