import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { RemoveButton, useRowRemoval } from '../parts/confirm.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { pageIn } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/trash';

export { adminHeaders as headers } from '../load-action.server.ts';

const PER_PAGE = 50;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const page = pageIn(query);
  return { ...(await loadAction(args, 'trash.list', { page })), page };
}

type Trashed = ValueOf<'trash.list'>['rows'][number];
type TrashActions = Readonly<{
  isBusy: boolean;
  restore: (item: Trashed) => void;
  remove: (item: Trashed) => void;
}>;

function RowActions({ item, acts }: { item: Trashed; acts: TrashActions }) {
  const { t, language } = useLanguage();
  const name = inLanguage(item.name, language);
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        disabled={acts.isBusy}
        aria-label={t('adminTrash:restoreOne', { name })}
        onClick={() => acts.restore(item)}
      >
        {t('adminTrash:restore')}
      </Button>
      <RemoveButton
        label={t('adminTrash:remove')}
        name={t('adminTrash:removeOne', { name })}
        isBusy={acts.isBusy}
        onClick={() => acts.remove(item)}
      />
    </Group>
  );
}

function useColumns(acts: TrashActions): Column<Trashed>[] {
  const { t, language } = useLanguage();
  return [
    {
      id: 'name',
      heading: t('adminTrash:name'),
      cell: ({ name }) => (
        <Text size="sm" fw={600}>
          <bdi>{inLanguage(name, language)}</bdi>
        </Text>
      ),
    },
    {
      id: 'kind',
      heading: t('adminTrash:kind'),
      cell: ({ kind }) => <Text size="sm">{t(`adminTrash:kinds.${kind}`)}</Text>,
    },
    {
      id: 'removed',
      heading: t('adminTrash:removedBy'),
      isWide: true,
      cell: ({ removedAt, removedBy }) => (
        <Text size="sm" c="dimmed">
          {formatMoment(removedAt, language)}
          {removedBy === '' ? null : (
            <>
              {' · '}
              <bdi>{removedBy}</bdi>
            </>
          )}
        </Text>
      ),
    },
    {
      id: 'left',
      heading: t('adminTrash:left'),
      cell: ({ daysLeft }) => <Text size="sm">{t('adminTrash:days', { count: daysLeft })}</Text>,
    },
    {
      id: 'acts',
      heading: t('adminTrash:actions'),
      cell: (item) => <RowActions item={item} acts={acts} />,
    },
  ];
}

/** Deleted records that can be restored, last deleted first. Source: BO-01 */
export default function Trash() {
  const { t, language } = useLanguage();
  const { rows, total, page } = useLoaderData<typeof loader>();
  const { runAction, isBusy } = useAction();
  const nameOf = ({ name }: Trashed) => inLanguage(name, language);
  const removal = useRowRemoval<Trashed>({
    label: t('adminTrash:remove'),
    title: (item) => t('adminTrash:removeTitle', { name: nameOf(item) }),
    text: t('adminTrash:removeText'),
    remove: ({ id }) => runAction('trash.remove', { id }),
  });
  const restore = async (item: Trashed) => {
    const answer = await runAction('trash.restore', { id: item.id });
    removal.report(answer);
    if (answer.ok)
      notifications.show({ message: t('adminTrash:restored', { name: nameOf(item) }), color: 'green' });
  };
  const columns = useColumns({ isBusy, restore: (item) => void restore(item), remove: removal.ask });
  return (
    <ScreenPage title={t('adminTrash:menu.trash')} lead={t('adminTrash:lead')}>
      {removal.problem}
      <AdminList
        label={t('adminTrash:menu.trash')}
        rows={rows}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={nameOf}
        total={total}
        page={page}
        perPage={PER_PAGE}
        empty={<NothingHere title={t('adminTrash:none')} text={t('adminTrash:noneText')} />}
      />
      {removal.dialog}
    </ScreenPage>
  );
}
