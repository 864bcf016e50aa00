import { Alert, Badge, Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { aed, FILS_PER_DIRHAM } from '#kernel/money.ts';
import {
  CONVERSION_EVENTS,
  CONVERSION_SERVICES,
  CONVERSION_STATES,
} from '#shop/conversions/rules/services.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { Price } from '#views/price/price.tsx';
import { loadAction } from '../load-action.server.ts';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { useQuery } from '../parts/lists/use-query.ts';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/conversions';
import { Fields } from './fields.tsx';
import { Setup } from './setup.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

const FILTERS = { service: CONVERSION_SERVICES, event: CONVERSION_EVENTS, state: CONVERSION_STATES } as const;

export function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  return loadAction(args, 'conversions.list', {
    service: query.get('service'),
    event: query.get('event'),
    state: query.get('state'),
    q: query.get('q') ?? '',
    page: query.get('page') ?? undefined,
  });
}

type Listed = ValueOf<'conversions.list'>['rows'][number];

const COLOURS = { waiting: 'yellow', sent: 'green', failed: 'red', 'held-back': 'gray' } as const;

type AgainProps = Readonly<{ id: number; onRefused: (words: string | null) => void }>;

function SendAgain({ id, onRefused }: AgainProps) {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const send = async () => {
    const answer = await runAction('conversions.again', { id });
    onRefused(answer.ok ? null : answer.words);
    if (answer.ok) notifications.show({ message: t('adminConversions:queued') });
  };
  return (
    <Button size="xs" variant="default" loading={isBusy} onClick={() => void send()}>
      {t('adminConversions:again')}
    </Button>
  );
}

/** The state of a conversion; if it was not sent, the reason and the response of the service. */
function State({ row, again }: { row: Listed; again: AgainProps['onRefused'] | null }) {
  const { t } = useLanguage();
  const { id, state, reason, attempts, lastStatus, answer } = row;
  const status = lastStatus === null ? [] : [t('adminConversions:status', { status: lastStatus })];
  const tries = attempts > 1 || state === 'failed' ? [t('adminConversions:tries', { count: attempts })] : [];
  const facts = [...tries, ...status].join(' · ');
  return (
    <Stack gap={4} align="flex-start" miw="11rem">
      <Badge component="span" variant="light" color={COLOURS[state]}>
        {t(`adminConversions:states.${state}`)}
      </Badge>
      {reason === '' ? null : <Text size="sm">{t(`adminConversions:reasons.${reason}`)}</Text>}
      {answer === '' ? null : (
        <Text size="xs" className="admin-wrap">
          <bdi dir="ltr">{answer}</bdi>
        </Text>
      )}
      {facts === '' ? null : (
        <Text size="xs" c="dimmed">
          {facts}
        </Text>
      )}
      {state === 'failed' && again !== null ? <SendAgain id={id} onRefused={again} /> : null}
    </Stack>
  );
}

function useColumns(again: AgainProps['onRefused'] | null): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  return [
    {
      id: 'event',
      heading: t('adminConversions:event'),
      cell: ({ event, service, happenedAt }) => (
        <div style={{ minWidth: '8rem' }}>
          <Text size="sm" fw={600}>
            {t(`adminConversions:events.${event}`)} · {t(`adminConversions:services.${service}`)}
          </Text>
          <Text size="xs" c="dimmed" className="admin-number">
            {formatMoment(happenedAt, language)}
          </Text>
        </div>
      ),
    },
    {
      id: 'order',
      heading: t('adminConversions:order'),
      cell: ({ orderId }) => (
        <>
          <span className="admin-stacked-label">{t('adminConversions:order')}</span>
          <Link data-row to={to(`/admin/orders/${orderId}/`)}>
            <bdi>{orderId}</bdi>
          </Link>
        </>
      ),
    },
    {
      id: 'value',
      heading: t('adminConversions:value'),
      isNumber: true,
      cell: ({ params }) => <Price money={aed(Math.round(params.value * FILS_PER_DIRHAM))} />,
    },
    {
      id: 'state',
      heading: t('adminConversions:state'),
      cell: (row) => <State row={row} again={again} />,
    },
    {
      id: 'fields',
      heading: t('adminConversions:fields'),
      cell: ({ service, params }) => <Fields service={service} params={params} />,
    },
  ];
}

/** Conversions sent to Google and Meta, and why others were not sent. Source: AN-11 */
export default function Conversions() {
  const { t } = useLanguage();
  const { rows, total, page, perPage, services, keptDays } = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('settings.change');
  const query = useQuery();
  const [words, setWords] = useState<string | null>(null);
  const isNarrowed = [...query.params.keys()].some((name) => name !== 'page');
  const choicesOf = (name: keyof typeof FILTERS) =>
    FILTERS[name].map((value) => ({ value, label: t(`adminConversions:${name}s.${value}`) }));
  return (
    <ScreenPage
      title={t('adminConversions:menu.conversions')}
      lead={t('adminConversions:lead', { count: keptDays })}
    >
      <Setup services={services} />
      <Filters list="conversions">
        <FilterText label={t('adminConversions:search')} />
        {(['service', 'event', 'state'] as const).map((name) => (
          <FilterSelect
            key={name}
            name={name}
            label={t(`adminConversions:${name}`)}
            choices={choicesOf(name)}
          />
        ))}
      </Filters>
      {words === null ? null : <Alert color="red" role="alert" title={words} />}
      <AdminList
        label={t('adminConversions:menu.conversions')}
        rows={rows}
        columns={useColumns(mayChange ? setWords : null)}
        idOf={({ id }) => String(id)}
        nameOf={({ orderId }) => String(orderId)}
        total={total}
        page={page}
        perPage={perPage}
        empty={
          <NothingHere
            title={t('adminConversions:none')}
            text={t(isNarrowed ? 'adminConversions:noneFound' : 'adminConversions:noneText')}
          />
        }
      />
    </ScreenPage>
  );
}
