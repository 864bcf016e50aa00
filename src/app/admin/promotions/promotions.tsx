import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import { inLanguage } from '#kernel/language.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { Amount } from '../parts/amount.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/filters.tsx';
import { type Column, DeskList } from '../parts/list.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import type { Route } from './+types/promotions';
import { StateBadge } from './state-badge.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

export async function loader(args: Route.LoaderArgs) {
  return ask(args, 'promotions.list', Object.fromEntries(new URL(args.request.url).searchParams));
}

type Listed = ValueOf<'promotions.list'>['promotions'][number];

/** What is taken off, in a few words. */
function Takes({ promotion }: { promotion: Listed }) {
  const { t } = useLanguage();
  const { benefit, freesDelivery } = promotion;
  const free = freesDelivery ? t('deskPromotions:kinds.none') : '';
  if (benefit.kind === 'none') return free;
  const own =
    benefit.kind === 'percentage' ? (
      t('deskPromotions:takesPercent', { percent: benefit.percent })
    ) : benefit.kind === 'buy-get' ? (
      t('deskPromotions:takesBuyGet', { buy: benefit.buy, get: benefit.get, percent: benefit.percent })
    ) : (
      <>
        <Amount minor={benefit.amount.minor} /> {t(`deskPromotions:takes.${benefit.kind}`)}
      </>
    );
  return (
    <>
      {own}
      {free === '' ? null : ` · ${free}`}
    </>
  );
}

function useColumns(onRemove: (promotion: Listed) => void): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  return [
    {
      id: 'code',
      heading: t('deskPromotions:code'),
      cell: ({ id, code, title, isAutomatic }) => (
        <>
          <Link data-row to={to(`/admin/promotions/${id}/`)}>
            <bdi>{code.toUpperCase()}</bdi>
          </Link>
          <Text size="sm" c="dimmed">
            <bdi>{inLanguage(title, language)}</bdi>
            {isAutomatic ? ` · ${t('deskPromotions:byItself')}` : null}
          </Text>
        </>
      ),
    },
    {
      id: 'state',
      heading: t('deskPromotions:state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'takes',
      heading: t('deskPromotions:benefit'),
      cell: (promotion) => <Takes promotion={promotion} />,
    },
    {
      id: 'uses',
      heading: t('deskPromotions:uses'),
      isNumber: true,
      cell: ({ uses, usageLimit }) => (
        <bdi dir="ltr">{usageLimit === null ? uses : `${uses} / ${usageLimit}`}</bdi>
      ),
    },
    {
      id: 'ends',
      heading: t('deskPromotions:endsAt'),
      cell: ({ endsAt }) => (endsAt === null ? '–' : formatMoment(endsAt, language)),
    },
    {
      id: 'remove',
      heading: t('deskPromotions:remove'),
      cell: (promotion) => (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={t('deskPromotions:removeOne', { code: promotion.code.toUpperCase() })}
          onClick={() => onRemove(promotion)}
        >
          {t('deskPromotions:remove')}
        </Button>
      ),
    },
  ];
}

/** Every promotion with its uses and where it stands. Source: CO-05 */
export default function Promotions() {
  const { t, to } = useLanguage();
  const { promotions, isEmpty } = useLoaderData<typeof loader>();
  const { act, isBusy } = useAct();
  const [removed, setRemoved] = useState<Listed | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const remove = async (promotion: Listed) => {
    const answer = await act('promotions.remove', { id: promotion.id });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) setRemoved(promotion);
  };
  const undo = async () => {
    if (removed === null) return;
    const answer = await act('promotions.restore', { id: removed.id });
    setWords(answer.ok ? null : answer.words);
    if (answer.ok) setRemoved(null);
  };
  const columns = useColumns((promotion) => void remove(promotion));
  const states = ['running', 'planned', 'over', 'used-up', 'off'];
  return (
    <ScreenPage
      title={t('desk:screens.promotions')}
      lead={t('deskPromotions:lead')}
      actions={
        <>
          <Button component={Link} variant="default" to={to('/admin/promotions/try/')}>
            {t('deskPromotions:try')}
          </Button>
          <Button component={Link} to={to('/admin/promotions/new/')}>
            {t('deskPromotions:new')}
          </Button>
        </>
      }
    >
      <Filters list="promotions">
        <FilterText label={t('deskPromotions:search')} />
        <FilterSelect
          name="state"
          label={t('deskPromotions:state')}
          choices={states.map((value) => ({ value, label: t(`deskPromotions:states.${value}`) }))}
        />
      </Filters>
      <div aria-live="polite">
        {words === null ? null : (
          <Alert color="red" role="alert">
            {words}
          </Alert>
        )}
        {removed === null ? null : (
          <Alert color="green">
            <Group justify="space-between">
              <Text>{t('deskPromotions:removed', { code: removed.code.toUpperCase() })}</Text>
              <Button size="xs" variant="default" loading={isBusy} onClick={() => void undo()}>
                {t('deskPromotions:undo')}
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      <DeskList
        label={t('desk:screens.promotions')}
        rows={promotions}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ code }) => code}
        total={promotions.length}
        page={1}
        perPage={Math.max(1, promotions.length)}
        empty={
          <NothingHere
            title={t(isEmpty ? 'deskPromotions:none' : 'deskPromotions:nothingFits')}
            text={t(isEmpty ? 'deskPromotions:noneText' : 'deskPromotions:nothingFitsText')}
          />
        }
      />
    </ScreenPage>
  );
}
