import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { Amount } from '../parts/amount.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { ErrorAlert, NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/promotions';
import { useBuyGetText } from './buy-get-text.ts';
import { StateBadge } from './state-badge.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadAction(args, 'promotions.list', Object.fromEntries(new URL(args.request.url).searchParams));
}

type Listed = ValueOf<'promotions.list'>['promotions'][number];

/** The discount in a few words. */
function Takes({ promotion }: { promotion: Listed }) {
  const { t } = useLanguage();
  const buyGetText = useBuyGetText();
  const { benefit, freesDelivery } = promotion;
  const free = freesDelivery ? t('adminPromotions:kinds.none') : '';
  if (benefit.kind === 'none') return free;
  const code =
    benefit.kind === 'percentage' ? (
      t('adminPromotions:takesPercent', { percent: benefit.percent })
    ) : benefit.kind === 'buy-get' ? (
      buyGetText(benefit)
    ) : (
      <>
        <Amount minor={benefit.amount.minor} /> {t(`adminPromotions:takes.${benefit.kind}`)}
      </>
    );
  return (
    <>
      {code}
      {free === '' ? null : ` · ${free}`}
    </>
  );
}

function useColumns(onRemove: (promotion: Listed) => void): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  return [
    {
      id: 'code',
      heading: t('adminPromotions:code'),
      cell: ({ id, code, title, isAutomatic }) => (
        <>
          <Link data-row to={to(`/admin/promotions/${id}/`)}>
            <bdi>{code.toUpperCase()}</bdi>
          </Link>
          <Text size="sm" c="dimmed">
            <bdi>{inLanguage(title, language)}</bdi>
            {isAutomatic ? ` · ${t('adminPromotions:byItself')}` : null}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      heading: t('adminPromotions:state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'takes',
      heading: t('adminPromotions:benefit'),
      cell: (promotion) => <Takes promotion={promotion} />,
    },
    {
      id: 'uses',
      heading: t('adminPromotions:uses'),
      isWide: true,
      isNumber: true,
      cell: ({ uses, usageLimit }) => (
        <bdi dir="ltr">{usageLimit === null ? uses : `${uses} / ${usageLimit}`}</bdi>
      ),
    },
    {
      id: 'ends',
      heading: t('adminPromotions:endsAt'),
      cell: ({ endsAt }) =>
        endsAt === null ? <span className="admin-none">–</span> : formatMoment(endsAt, language),
    },
    {
      id: 'remove',
      heading: t('adminPromotions:remove'),
      cell: (promotion) => (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={t('adminPromotions:removeOne', { code: promotion.code.toUpperCase() })}
          onClick={() => onRemove(promotion)}
        >
          {t('adminPromotions:remove')}
        </Button>
      ),
    },
  ];
}

/** The list of promotions with uses and states. Source: CO-05 */
export default function Promotions() {
  const { t, to } = useLanguage();
  const { promotions, isEmpty } = useLoaderData<typeof loader>();
  const { runAction, isBusy, words } = useAction();
  const [removed, setRemoved] = useState<Listed | null>(null);
  const remove = async (promotion: Listed) => {
    const answer = await runAction('promotions.remove', { id: promotion.id });
    if (answer.ok) setRemoved(promotion);
  };
  const undo = async () => {
    if (removed === null) return;
    const answer = await runAction('promotions.restore', { id: removed.id });
    if (answer.ok) setRemoved(null);
  };
  const columns = useColumns((promotion) => void remove(promotion));
  const states = ['running', 'planned', 'over', 'used-up', 'off'];
  const create = (
    <Button component={Link} to={to('/admin/promotions/new/')}>
      {t('adminPromotions:new')}
    </Button>
  );
  return (
    <ScreenPage
      title={t('adminPromotions:menu.promotions')}
      lead={t('adminPromotions:lead')}
      actions={
        <>
          <Button component={Link} variant="default" to={to('/admin/promotions/try/')}>
            {t('adminPromotions:try')}
          </Button>
          {create}
        </>
      }
    >
      <Filters list="promotions">
        <FilterText label={t('adminPromotions:search')} />
        <FilterSelect
          name="state"
          label={t('adminPromotions:state')}
          choices={states.map((value) => ({ value, label: t(`adminPromotions:states.${value}`) }))}
        />
      </Filters>
      <div aria-live="polite">
        <ErrorAlert words={words} />
        {removed === null ? null : (
          <Alert color="green">
            <Group justify="space-between">
              <Text>{t('adminPromotions:removed', { code: removed.code.toUpperCase() })}</Text>
              <Button size="xs" variant="default" loading={isBusy} onClick={() => void undo()}>
                {t('adminPromotions:undo')}
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      <AdminList
        label={t('adminPromotions:menu.promotions')}
        rows={promotions}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ code }) => code}
        total={promotions.length}
        page={1}
        perPage={Math.max(1, promotions.length)}
        empty={
          <NothingHere
            title={t(isEmpty ? 'adminPromotions:none' : 'adminPromotions:nothingFits')}
            text={t(isEmpty ? 'adminPromotions:noneText' : 'adminPromotions:nothingFitsText')}
            action={isEmpty ? create : null}
          />
        }
      />
    </ScreenPage>
  );
}
