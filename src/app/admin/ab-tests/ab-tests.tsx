import { Button, Text } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/ab-tests';
import { OutcomeBadge } from './outcome-badge.tsx';
import type { ShownTest } from './shown.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'ab-tests.list', {});
}

function useColumns(): Column<ShownTest>[] {
  const { t, to, language } = useLanguage();
  return [
    {
      id: 'name',
      heading: t('adminAbTests:name'),
      cell: ({ id, name }) => (
        <Link data-row to={to(`/admin/ab-tests/${id}/`)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'popups',
      heading: t('adminAbTests:popups'),
      isWide: true,
      cell: ({ popups: { a, b } }) => (
        <Text size="sm">
          A: <bdi>{a.name}</bdi> · B: <bdi>{b.name}</bdi>
        </Text>
      ),
    },
    {
      id: 'state',
      heading: t('adminAbTests:state'),
      cell: ({ ended }) => <Text size="sm">{t(`adminAbTests:${ended === null ? 'running' : 'ended'}`)}</Text>,
    },
    { id: 'result', heading: t('adminAbTests:result'), cell: (test) => <OutcomeBadge test={test} /> },
    {
      id: 'started',
      heading: t('adminAbTests:started'),
      cell: ({ startedAt }) => (
        <Text size="sm" className="admin-number">
          {formatMoment(startedAt, language)}
        </Text>
      ),
    },
  ];
}

/** The list of A/B tests, running ones first. */
export default function AbTests() {
  const { t, to } = useLanguage();
  const rows = useLoaderData<typeof loader>();
  const create = useRights().includes('content.change') ? (
    <Button component={Link} to={to('/admin/ab-tests/new/')} leftSection={<AdminIcon name="plus" />}>
      {t('adminAbTests:create')}
    </Button>
  ) : null;
  return (
    <ScreenPage title={t('adminAbTests:menu.abTests')} lead={t('adminAbTests:lead')} actions={create}>
      <AdminList
        label={t('adminAbTests:menu.abTests')}
        rows={rows}
        columns={useColumns()}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        total={rows.length}
        page={1}
        perPage={Math.max(1, rows.length)}
        empty={
          <NothingHere title={t('adminAbTests:none')} text={t('adminAbTests:noneText')} action={create} />
        }
      />
    </ScreenPage>
  );
}
