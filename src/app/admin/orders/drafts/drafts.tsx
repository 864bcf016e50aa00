import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { loadAction } from '../../load-action.server.ts';
import { RemoveButton, useRowRemoval } from '../../parts/confirm.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { AdminList, type Column } from '../../parts/lists/list.tsx';
import { pageIn } from '../../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../../parts/screen.tsx';
import { useAction } from '../../use-action.ts';
import type { Route } from './+types/drafts';

export { adminHeaders as headers } from '../../load-action.server.ts';

const PER_PAGE = 25;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const page = pageIn(query);
  return { ...(await loadAction(args, 'orders.drafts', { page })), page };
}

type Listed = ValueOf<'orders.drafts'>['drafts'][number];

function useNameOf() {
  const { t } = useLanguage();
  return ({ id, name, email, phone }: Listed): string =>
    name || email || phone || t('adminOrders:draft.nobody', { id });
}

function useColumns(onDelete: (draft: Listed) => void): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  const nameOf = useNameOf();
  return [
    {
      id: 'customer',
      heading: t('adminOrders:who'),
      cell: (draft) => (
        <>
          <Link data-row to={to(`/admin/orders/new/?draft=${draft.id}`)}>
            <bdi>{nameOf(draft)}</bdi>
          </Link>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{[draft.email, draft.phone].find((one) => one !== '' && one !== nameOf(draft)) ?? ''}</bdi>
          </Text>
        </>
      ),
    },
    {
      id: 'total',
      heading: t('adminOrders:total'),
      cell: ({ total }) => (total === null ? '–' : <Price money={total} />),
    },
    {
      id: 'staff',
      heading: t('adminOrders:draft.by'),
      isWide: true,
      cell: ({ begunBy, savedBy }) => (
        <Text size="sm">
          <bdi>{begunBy}</bdi>
          {savedBy === begunBy ? null : (
            <>
              {' · '}
              <bdi>{savedBy}</bdi>
            </>
          )}
        </Text>
      ),
    },
    {
      id: 'saved',
      heading: t('adminOrders:draft.lastSaved'),
      cell: ({ savedAt }) => <Text size="sm">{formatMoment(savedAt, language)}</Text>,
    },
    {
      id: 'acts',
      heading: t('adminOrders:draft.actions'),
      cell: (draft) => (
        <Group gap="xs">
          <Button
            component={Link}
            size="xs"
            variant="default"
            to={to(`/admin/orders/new/?draft=${draft.id}`)}
            aria-label={t('adminOrders:draft.continueOf', { name: nameOf(draft) })}
          >
            {t('adminOrders:draft.continue')}
          </Button>
          <RemoveButton
            label={t('adminOrders:draft.delete')}
            name={t('adminOrders:draft.deleteOf', { name: nameOf(draft) })}
            onClick={() => onDelete(draft)}
          />
        </Group>
      ),
    },
  ];
}

/** Drafts of orders, last saved first. Source: OR-03 */
export default function OrderDrafts() {
  const { t, to } = useLanguage();
  const { drafts, total, page, days } = useLoaderData<typeof loader>();
  const { runAction } = useAction();
  const nameOf = useNameOf();
  const removal = useRowRemoval<Listed>({
    label: t('adminOrders:draft.delete'),
    title: (draft) => t('adminOrders:draft.deleteTitle', { name: nameOf(draft) }),
    text: t('adminOrders:draft.deleteText'),
    remove: async ({ id }) => {
      const answer = await runAction('orders.delete-draft', { id });
      if (answer.ok) notifications.show({ message: t('adminOrders:draft.deleted'), color: 'green' });
      return answer;
    },
  });
  const columns = useColumns(removal.ask);
  const create = (
    <Button component={Link} to={to('/admin/orders/new/')} leftSection={<AdminIcon name="plus" />}>
      {t('adminOrders:create')}
    </Button>
  );
  return (
    <ScreenPage
      title={t('adminOrders:draft.title')}
      lead={t('adminOrders:draft.lead', { count: days })}
      actions={create}
    >
      {removal.problem}
      <AdminList
        label={t('adminOrders:draft.title')}
        rows={drafts}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={nameOf}
        total={total}
        page={page}
        perPage={PER_PAGE}
        empty={<NothingHere title={t('adminOrders:draft.none')} text={t('adminOrders:draft.noneText')} />}
      />
      {removal.dialog}
    </ScreenPage>
  );
}
