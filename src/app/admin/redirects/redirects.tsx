import { ActionIcon, Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { cutText } from '#kernel/cut-text.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { Undo } from '../content/undo.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/filters.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { type Column, DeskList } from '../parts/list.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/redirects';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

const SORTS = ['hits', 'newest', 'source'] as const;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  return ask(args, 'redirects.list', {
    q: cutText(query.get('q') ?? '', 200) || undefined,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'hits',
    page: query.get('page') ?? undefined,
  });
}

type Listed = ValueOf<'redirects.list'>['rows'][number];
type Removed = ValueOf<'redirects.remove'>;

function useColumns(acts: { edit: (way: Listed) => void; remove: (way: Listed) => void }): Column<Listed>[] {
  const { t, language } = useLanguage();
  return [
    {
      id: 'source',
      heading: t('deskRedirects:source'),
      cell: ({ source }) => (
        <Text size="sm" fw={600} className="desk-address">
          <bdi dir="ltr">{source}</bdi>
        </Text>
      ),
    },
    {
      id: 'target',
      heading: t('deskRedirects:target'),
      cell: ({ target }) =>
        target === '' ? (
          <Badge variant="light" color="gray">
            {t('deskRedirects:gone')}
          </Badge>
        ) : (
          <Anchor href={target} target="_blank" rel="noreferrer" size="sm" className="desk-address">
            <bdi dir="ltr">{target}</bdi>
          </Anchor>
        ),
    },
    {
      id: 'hits',
      heading: t('deskRedirects:hits'),
      isNumber: true,
      cell: ({ hits, lastHitAt }) => (
        <>
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
      heading: t('desk:staff.actions'),
      cell: (way) => (
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            aria-label={t('deskRedirects:changeOne', { address: way.source })}
            onClick={() => acts.edit(way)}
          >
            <DeskIcon name="pencil" />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('deskRedirects:removeOne', { address: way.source })}
            onClick={() => acts.remove(way)}
          >
            <DeskIcon name="trash" />
          </ActionIcon>
        </Group>
      ),
    },
  ];
}

/** Addresses of before, and where they lead now. Source: RT-08, BO-01 */
export default function Redirects() {
  const { t } = useLanguage();
  const { rows, total, page, perPage } = useLoaderData<typeof loader>();
  const { act, isBusy } = useAct();
  const [open, setOpen] = useState<Listed | 'new' | 'import' | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const remove = async ({ source }: Listed) => {
    const answer = await act('redirects.remove', { source });
    setWords(answer.ok ? null : answer.words);
    setRemoved(answer.ok ? answer.value : null);
  };
  const undo = async () => {
    if (removed === null) return;
    const answer = await act('redirects.restore', removed);
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) setRemoved(null);
  };
  const columns = useColumns({ edit: setOpen, remove: (way) => void remove(way) });
  const add = (
    <Button leftSection={<DeskIcon name="plus" />} onClick={() => setOpen('new')}>
      {t('deskRedirects:add')}
    </Button>
  );
  return (
    <ScreenPage
      title={t('desk:screens.redirects')}
      lead={t('deskRedirects:lead')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<DeskIcon name="upload" />}
            onClick={() => setOpen('import')}
          >
            {t('deskRedirects:import')}
          </Button>
          {add}
        </>
      }
    >
      <Filters list="redirects">
        <FilterText label={t('deskRedirects:search')} />
        <FilterSelect
          name="sort"
          label={t('deskRedirects:sort')}
          choices={SORTS.map((value) => ({ value, label: t(`deskRedirects:sorts.${value}`) }))}
        />
      </Filters>
      <Undo
        words={words}
        done={removed === null ? null : t('deskRedirects:removed', { address: removed.source })}
        isBusy={isBusy}
        onUndo={undo}
      />
      <DeskList
        label={t('desk:screens.redirects')}
        rows={rows}
        columns={columns}
        idOf={({ source }) => source}
        nameOf={({ source }) => source}
        total={total}
        page={page}
        perPage={perPage}
        empty={
          <NothingHere title={t('deskRedirects:none')} text={t('deskRedirects:noneText')} action={add} />
        }
      />
      {open === 'import' ? (
        <ImportDialog
          onClose={() => setOpen(null)}
          onDone={(count) => {
            setOpen(null);
            notifications.show({ message: t('deskRedirects:taken', { count }), color: 'green' });
          }}
        />
      ) : null}
      {open === null || open === 'import' ? null : (
        <RedirectDialog way={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </ScreenPage>
  );
}
