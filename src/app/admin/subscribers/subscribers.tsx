import { Alert, Badge, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { SUBSCRIBER_STATES } from '#shop/newsletter/subscriber.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { EmptyList, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/subscribers';
import { filterOf } from './filter.ts';
import { ImportDialog } from './import-dialog.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export function loader(args: Route.LoaderArgs) {
  const { url } = args.request;
  const page = new URL(url).searchParams.get('page') ?? undefined;
  return loadAction(args, 'subscribers.list', { ...filterOf(url), page });
}

type Listed = ValueOf<'subscribers.list'>['rows'][number];

const COLOURS = { pending: 'yellow', confirmed: 'green', unsubscribed: 'gray' } as const;

function useColumns(): Column<Listed>[] {
  const { t, language } = useLanguage();
  return [
    {
      id: 'email',
      heading: t('adminSubscribers:email'),
      cell: ({ email, source }) => (
        <div style={{ minWidth: '12rem' }}>
          <Text size="sm" fw={600} className="admin-address">
            <bdi dir="ltr">{email}</bdi>
          </Text>
          <Text size="xs" c="dimmed">
            <bdi>{source}</bdi>
          </Text>
        </div>
      ),
    },
    { id: 'list', heading: t('adminSubscribers:list'), cell: ({ list }) => <bdi>{list}</bdi> },
    {
      id: 'state',
      heading: t('adminSubscribers:state'),
      cell: ({ status }) => (
        <Badge component="span" variant="light" color={COLOURS[status]}>
          {t(`adminSubscribers:states.${status}`)}
        </Badge>
      ),
    },
    {
      id: 'consent',
      heading: t('adminSubscribers:consent'),
      isWide: true,
      cell: ({ consent, consentVersion }) => (
        <Text size="xs" lineClamp={2} dir="auto" style={{ minWidth: '12rem' }}>
          {t('adminSubscribers:version', { version: consentVersion })} {consent}
        </Text>
      ),
    },
    {
      id: 'when',
      heading: t('adminSubscribers:askedAt'),
      cell: ({ askedAt }) => (
        <Text size="sm" className="admin-number">
          {formatMoment(askedAt, language)}
        </Text>
      ),
    },
  ];
}

type BulkProps = Readonly<{ ids: readonly number[]; onDone: (words: string | null) => void }>;

function Bulk({ ids, onDone }: BulkProps) {
  const { t } = useLanguage();
  const rights = useRights();
  const { runAction, isBusy } = useAction();
  const run = async (name: 'subscribers.end' | 'subscribers.erase') => {
    const answer = await runAction(name, { ids: [...ids] });
    onDone(answer.ok ? null : answer.words);
  };
  return (
    <>
      {rights.includes('forms.change') ? (
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void run('subscribers.end')}>
          {t('adminSubscribers:end')}
        </Button>
      ) : null}
      {rights.includes('forms.erase') ? (
        <ConfirmButton
          size="xs"
          label={t('adminSubscribers:erase')}
          title={t('adminSubscribers:eraseTitle', { count: ids.length })}
          text={t('adminSubscribers:eraseText')}
          onConfirm={() => run('subscribers.erase')}
        />
      ) : null}
    </>
  );
}

function Actions({ onImport }: { onImport: () => void }) {
  const { t, to } = useLanguage();
  const [params] = useSearchParams();
  return (
    <>
      {useRights().includes('forms.change') ? (
        <Button variant="default" leftSection={<AdminIcon name="upload" />} onClick={onImport}>
          {t('adminSubscribers:import')}
        </Button>
      ) : null}
      <Button
        component="a"
        variant="default"
        leftSection={<AdminIcon name="download" />}
        href={`${to('/admin/subscribers/csv/')}?${params}`}
      >
        {t('adminSubscribers:export')}
      </Button>
    </>
  );
}

/** The list of subscribers with their consent. Source: BO-01, WG-21 */
export default function Subscribers() {
  const { t } = useLanguage();
  const { rows, total, counts, lists, page, perPage } = useLoaderData<typeof loader>();
  const [isImporting, setImporting] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const mayChange = useRights().includes('forms.change');
  const columns = useColumns();
  return (
    <ScreenPage
      title={t('adminSubscribers:menu.subscribers')}
      lead={t('adminSubscribers:lead', { count: counts.confirmed })}
      actions={<Actions onImport={() => setImporting(true)} />}
    >
      {words === null ? null : <Alert color="red" role="alert" title={words} />}
      <Filters list="subscribers">
        <FilterText label={t('adminSubscribers:search')} />
        <FilterSelect
          name="state"
          label={t('adminSubscribers:state')}
          choices={SUBSCRIBER_STATES.map((value) => ({
            value,
            label: `${t(`adminSubscribers:states.${value}`)} · ${counts[value]}`,
          }))}
        />
        <FilterSelect
          name="list"
          label={t('adminSubscribers:list')}
          choices={lists.map((value) => ({ value, label: value }))}
        />
      </Filters>
      <AdminList
        label={t('adminSubscribers:menu.subscribers')}
        rows={rows}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ email }) => email}
        total={total}
        page={page}
        perPage={perPage}
        empty={<EmptyList title={t('adminSubscribers:none')} text={t('adminSubscribers:noneText')} />}
        {...(mayChange
          ? {
              bulk: (selected, clear) => (
                <Bulk
                  ids={selected.map(Number)}
                  onDone={(refused) => {
                    setWords(refused);
                    clear();
                  }}
                />
              ),
            }
          : {})}
      />
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </ScreenPage>
  );
}
