import { ActionIcon, Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Undo } from '../content/undo.tsx';
import { loadAction } from '../load-action.server.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/redirects';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

const SORTS = ['hits', 'newest', 'source'] as const;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  return loadAction(args, 'redirects.list', {
    q: cutText(query.get('q') ?? '', 200) || undefined,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'hits',
    page: query.get('page') ?? undefined,
  });
}

type Listed = ValueOf<'redirects.list'>['rows'][number];
type Removed = ValueOf<'redirects.remove'>;

function useColumns(acts: {
  edit: (redirect: Listed) => void;
  remove: (redirect: Listed) => void;
}): Column<Listed>[] {
  const { t, language } = useLanguage();
  return [
    {
      id: 'source',
      heading: t('adminRedirects:source'),
      cell: ({ source }) => (
        <Text size="sm" fw={600} className="admin-address">
          <bdi dir="ltr">{source}</bdi>
        </Text>
      ),
    },
    {
      id: 'target',
      heading: t('adminRedirects:target'),
      cell: ({ target }) =>
        target === '' ? (
          <Badge variant="light" color="gray">
            {t('adminRedirects:gone')}
          </Badge>
        ) : (
          <Anchor href={target} target="_blank" rel="noreferrer" size="sm" className="admin-address">
            <bdi dir="ltr">{target}</bdi>
          </Anchor>
        ),
    },
    {
      id: 'hits',
      heading: t('adminRedirects:hits'),
      isNumber: true,
      cell: ({ hits, lastHitAt }) => (
        <>
          <span className="admin-stacked-label">{t('adminRedirects:hits')}</span>
          {hits}
          {lastHitAt === null ? null : (
            <Text size="xs" c="dimmed">
              {formatMoment(lastHitAt, language)}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'acts',
      heading: t('adminStaff:actions'),
      cell: (redirect) => (
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            aria-label={t('adminRedirects:changeOne', { address: redirect.source })}
            onClick={() => acts.edit(redirect)}
          >
            <AdminIcon name="pencil" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('adminRedirects:removeOne', { address: redirect.source })}
            onClick={() => acts.remove(redirect)}
          >
            <AdminIcon name="trash" />
          </ActionIcon>
        </Group>
      ),
    },
  ];
}

/** The list of URL redirects. Source: RT-08, BO-01 */
export default function Redirects() {
  const { t } = useLanguage();
  const { rows, total, page, perPage } = useLoaderData<typeof loader>();
  const { isNarrowed } = useQuery();
  const { runAction, isBusy, words } = useAction();
  const [open, setOpen] = useState<Listed | 'new' | 'import' | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = async ({ source }: Listed) => {
    const answer = await runAction('redirects.remove', { source });
    setRemoved(answer.ok ? answer.value : null);
  };
  const undo = async () => {
    if (removed === null) return;
    const answer = await runAction('redirects.restore', removed);
    if (answer.ok) setRemoved(null);
  };
  const columns = useColumns({ edit: setOpen, remove: (redirect) => void remove(redirect) });
  const add = (
    <Button leftSection={<AdminIcon name="plus" />} onClick={() => setOpen('new')}>
      {t('adminRedirects:add')}
    </Button>
  );
  return (
    <ScreenPage
      title={t('adminRedirects:menu.redirects')}
      lead={t('adminRedirects:lead')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<AdminIcon name="upload" />}
            onClick={() => setOpen('import')}
          >
            {t('adminRedirects:import')}
          </Button>
          {add}
        </>
      }
    >
      <Filters list="redirects">
        <FilterText label={t('adminRedirects:search')} />
        <FilterSelect
          name="sort"
          label={t('adminRedirects:sort')}
          choices={SORTS.map((value) => ({ value, label: t(`adminRedirects:sorts.${value}`) }))}
        />
      </Filters>
      <Undo
        words={words}
        done={removed === null ? null : t('adminRedirects:removed', { address: removed.source })}
        isBusy={isBusy}
        onUndo={undo}
      />
      <AdminList
        label={t('adminRedirects:menu.redirects')}
        rows={rows}
        columns={columns}
        idOf={({ source }) => source}
        nameOf={({ source }) => source}
        total={total}
        page={page}
        perPage={perPage}
        empty={
          <NothingHere
            title={t(isNarrowed ? 'adminRedirects:none' : 'adminRedirects:noneYet')}
            text={t(isNarrowed ? 'adminRedirects:noneText' : 'adminRedirects:noneYetText')}
            action={isNarrowed ? null : add}
          />
        }
      />
      {open === 'import' ? (
        <ImportDialog
          onClose={() => setOpen(null)}
          onDone={(count) => {
            setOpen(null);
            notifications.show({ message: t('adminRedirects:taken', { count }), color: 'green' });
          }}
        />
      ) : null}
      {open === null || open === 'import' ? null : (
        <RedirectDialog redirect={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </ScreenPage>
  );
}
