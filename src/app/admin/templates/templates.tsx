import { Alert, Button, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { TEMPLATE_PLACES } from '#shop/templates/rules/places.ts';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { EditOnPage } from '../editor/edit-on-page.tsx';
import { loadAction } from '../load-action.server.ts';
import { AdminIcon } from '../parts/icon.tsx';
import { FilterSelect, Filters, FilterText } from '../parts/lists/filters.tsx';
import { AdminList, type Column } from '../parts/lists/list.tsx';
import { EmptyList, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/templates';
import { AtAddress } from './at-address.tsx';
import { useConditionWords } from './condition-words.ts';
import { ImportPopup } from './import-popup.tsx';
import { StateBadge, stateKey } from './state-badge.tsx';
import { AddTemplate } from './template/add-template.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  const [page, { choices }] = await Promise.all([
    loadAction(args, 'templates.list', query),
    loadAction(args, 'templates.choices', {}),
  ]);
  return { ...page, choices };
}

type Listed = ValueOf<'templates.list'>['rows'][number];

function useColumns({ choices }: Pick<ValueOf<'templates.choices'>, 'choices'>): Column<Listed>[] {
  const { t, to, language } = useLanguage();
  const toWords = useConditionWords(choices);
  return [
    {
      id: 'name',
      heading: t('adminTemplates:name'),
      cell: ({ id, name, place, conditions, singles }) => (
        <div style={{ minWidth: '13rem' }}>
          <Link data-row to={to(`/admin/templates/${id}/`)}>
            <Text fw={600} size="sm" lineClamp={2}>
              {name}
            </Text>
          </Link>
          <Text size="xs" c="dimmed" lineClamp={2}>
            {conditions.include.map((one) => toWords(one, { place, singles })).join(' · ')}
          </Text>
        </div>
      ),
    },
    {
      id: 'place',
      heading: t('adminTemplates:place'),
      cell: ({ place }) => <Text size="sm">{t(`adminTemplates:places.${place}`)}</Text>,
    },
    {
      id: 'state',
      heading: t('adminTemplates:state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'changed',
      heading: t('adminTemplates:changedAt'),
      isWide: true,
      cell: ({ updatedAt }) => (
        <Text size="sm" className="admin-number">
          {formatMoment(updatedAt, language)}
        </Text>
      ),
    },
    {
      id: 'end',
      heading: t('adminContent:actions'),
      cell: ({ id, name, state }) =>
        state === 'trashed' ? null : <EditOnPage name={{ of: 'template', id }} title={name} />,
    },
  ];
}

/** Templates with conflicting conditions. */
function Rivals({ rivals }: Pick<ValueOf<'templates.list'>, 'rivals'>) {
  const { t } = useLanguage();
  if (rivals.length === 0) return null;
  return (
    <Alert color="yellow" title={t('adminTemplates:rivals')}>
      <List size="sm">
        {rivals.map(({ newer, older }) => (
          <List.Item key={`${newer.id}-${older.id}`}>
            {t('adminTemplates:rival', { newer: newer.name, older: older.name })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Imports a popup of another site. */
function Import() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<AdminIcon name="upload" />} onClick={() => setOpen(true)}>
        {t('adminTemplates:import.title')}
      </Button>
      {isOpen ? <ImportPopup onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The list of templates and saved sections by place, with a search by URL. Source: BO-05 */
export default function Templates() {
  const { t } = useLanguage();
  const { rows, rivals, choices } = useLoaderData<typeof loader>();
  const columns = useColumns({ choices });
  const isOfPopups = useSearchParams()[0].get('place') === 'popup';
  const create = useRights().includes('content.change') ? <AddTemplate /> : null;
  const add =
    create === null ? null : (
      <Group gap="sm">
        <Import />
        {create}
      </Group>
    );
  return (
    <ScreenPage
      title={t(isOfPopups ? 'adminPopups:menu.popups' : 'adminTemplates:menu.templates')}
      lead={t(isOfPopups ? 'adminPopups:listLead' : 'adminTemplates:lead')}
      actions={add}
    >
      <Filters list="templates">
        <FilterText label={t('adminTemplates:search')} />
        <FilterSelect
          name="place"
          label={t('adminTemplates:place')}
          choices={TEMPLATE_PLACES.map((value) => ({ value, label: t(`adminTemplates:places.${value}`) }))}
        />
        <FilterSelect
          name="state"
          label={t('adminTemplates:state')}
          choices={(['published', 'scheduled', 'ended', 'draft', 'trashed'] as const).map((value) => ({
            value,
            label: t(stateKey(value)),
          }))}
        />
      </Filters>
      <Rivals rivals={rivals} />
      <AdminList
        label={t('adminTemplates:menu.templates')}
        rows={rows}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        total={rows.length}
        page={1}
        perPage={Math.max(1, rows.length)}
        empty={
          <EmptyList title={t('adminTemplates:none')} text={t('adminTemplates:noneText')} action={create} />
        }
      />
      <AtAddress choices={choices} />
    </ScreenPage>
  );
}
