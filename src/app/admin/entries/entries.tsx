import { Button, Group, Text } from '@mantine/core';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Undo } from '../content/undo.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/entries';
import { ENTRY_LISTS, ENTRY_TOPICS, filterOf } from './filter.ts';
import { StateBadge } from './state-badge.tsx';
import { useMoving } from './use-moving.ts';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args.request;
  const filter = filterOf(url);
  const page = new URL(url).searchParams.get('page') ?? undefined;
  return { ...(await loadAction(args, 'entries.list', { ...filter, page })), state: filter.state };
}

type Listed = ValueOf<'entries.list'>['rows'][number];

function useColumns(): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  return [
    {
      id: 'who',
      heading: t('adminEntries:from'),
      cell: ({ id, name, email }) => (
        <div style={{ minWidth: '8rem' }}>
          <Link data-row to={to(`/admin/entries/${id}/`)}>
            <Text fw={600} size="sm">
              <bdi>{name || email || t('adminEntries:nameless', { number: id })}</bdi>
            </Text>
          </Link>
          <Text size="xs" c="dimmed" className="admin-address">
            <bdi>{email}</bdi>
          </Text>
        </div>
      ),
    },
    {
      id: 'message',
      heading: t('adminEntries:message'),
      cell: ({ topic, title, message, note }) => (
        <div style={{ minWidth: '14rem' }}>
          <Text size="xs" c="dimmed">
            {topic === '' ? <bdi>{title}</bdi> : t(`contact:topics.${topic}`)}
          </Text>
          <Text size="sm" lineClamp={2} dir="auto">
            {message}
          </Text>
          {note === '' ? null : (
            <Text size="xs" lineClamp={1} dir="auto">
              {t('adminEntries:note')}: {note}
            </Text>
          )}
        </div>
      ),
    },
    { id: 'state', heading: t('adminEntries:state'), cell: ({ status }) => <StateBadge state={status} /> },
    {
      id: 'when',
      heading: t('adminEntries:writtenAt'),
      cell: ({ writtenAt }) => (
        <Text size="sm" className="admin-number">
          {formatMoment(writtenAt, language)}
        </Text>
      ),
    },
  ];
}

type FoundEntries = ReturnType<typeof useLoaderData<typeof loader>>;

function States({ counts, state }: Pick<FoundEntries, 'counts' | 'state'>) {
  const { t, to } = useLanguage();
  const all = counts.new + counts.done + counts.spam;
  return (
    <Group gap="xs" component="nav" aria-label={t('adminEntries:state')}>
      {ENTRY_LISTS.map((one) => (
        <Button
          key={one}
          component={Link}
          to={to(`/admin/entries/${one === 'new' ? '' : `?state=${one}`}`)}
          variant={one === state ? 'filled' : 'default'}
          aria-current={one === state ? 'page' : undefined}
          size="sm"
        >
          {t(`adminEntries:lists.${one}`)} · {one === 'all' ? all : counts[one]}
        </Button>
      ))}
    </Group>
  );
}

function Bulk({
  ids,
  moving,
  onDone,
}: {
  ids: readonly number[];
  moving: ReturnType<typeof useMoving>;
  onDone: () => void;
}) {
  const { t } = useLanguage();
  const mayErase = useRights().includes('forms.erase');
  return (
    <>
      {(['done', 'spam', 'new'] as const).map((state) => (
        <Button
          key={state}
          size="xs"
          variant="default"
          loading={moving.isBusy}
          onClick={() => void moving.move(ids, state).then(onDone)}
        >
          {t(`adminEntries:to.${state}`)}
        </Button>
      ))}
      {mayErase ? (
        <ConfirmButton
          size="xs"
          label={t('adminEntries:erase')}
          title={t('adminEntries:eraseTitle', { count: ids.length })}
          text={t('adminEntries:eraseText')}
          onConfirm={() => moving.erase(ids).then(onDone)}
        />
      ) : null}
    </>
  );
}

/** The list of form entries by state. Source: BO-01, FM-06 */
export default function Entries() {
  const { t, to } = useLanguage();
  const { rows, forms, total, counts, page, perPage, keptDays, state } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const mayChange = useRights().includes('forms.change');
  const columns = useColumns();
  const moving = useMoving();
  return (
    <ScreenPage
      title={t('adminEntries:menu.entries')}
      lead={t('adminEntries:lead', { count: keptDays })}
      actions={
        <Button
          component="a"
          variant="default"
          leftSection={<AdminIcon name="download" />}
          href={`${to('/admin/entries/csv/')}?${params}`}
        >
          {t('adminEntries:export')}
        </Button>
      }
    >
      <States counts={counts} state={state} />
      <Filters list="entries">
        <FilterText label={t('adminEntries:search')} />
        <FilterSelect
          name="form"
          label={t('adminEntries:form')}
          choices={forms.map(({ form, title }) => ({
            value: form,
            label: form === 'contact' ? t('contact:title') : title || form,
          }))}
        />
        <FilterSelect
          name="topic"
          label={t('adminEntries:topic')}
          choices={ENTRY_TOPICS.map((value) => ({ value, label: t(`contact:topics.${value}`) }))}
        />
      </Filters>
      <Undo words={moving.words} done={moving.done} isBusy={moving.isBusy} onUndo={moving.undo} />
      <AdminList
        label={t('adminEntries:menu.entries')}
        rows={rows}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ id, name, email }) => name || email || t('adminEntries:nameless', { number: id })}
        total={total}
        page={page}
        perPage={perPage}
        empty={<NothingHere title={t('adminEntries:none')} text={t(`adminEntries:noneText.${state}`)} />}
        {...(mayChange
          ? {
              bulk: (selected, clear) => <Bulk ids={selected.map(Number)} moving={moving} onDone={clear} />,
            }
          : {})}
      />
    </ScreenPage>
  );
}
