import { Badge, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage, type Localized } from '#kernel/language.ts';
import type { EditedKind } from '#shop/content';
import { formatMoment } from '#views/date/date.ts';
import { useLanguage } from '#views/language/language.tsx';
import { AdminIcon } from '../../parts/icon.tsx';
import { FilterSelect, Filters, FilterText } from '../../parts/lists/filters.tsx';
import { AdminList, type Column } from '../../parts/lists/list.tsx';
import { EmptyList, ScreenPage } from '../../parts/screen.tsx';
import { useRights } from '../../parts/use-rights.ts';
import { RefusedAlert } from '../../parts/uses/refused-alert.tsx';
import { Thumb } from '../../products/thumb.tsx';
import { type Refused, useAction } from '../../use-action.ts';
import { editPath, KIND_SCREENS } from '../rules/kinds.ts';
import { StateBadge } from '../state-badge.tsx';
import { Undo } from '../undo.tsx';

const STATES = ['published', 'scheduled', 'draft', 'trashed'] as const;

export type Listed = ValueOf<'content.list'>['rows'][number];
type Term = ValueOf<'content.choices'>['categories'][number];

type DocumentsProps = ValueOf<'content.list'> & {
  kind: EditedKind;
  categories: readonly Term[];
  /** Shown above the list. */
  children?: ReactNode;
  /** Shown at the end of a row. */
  rowEnd?: (row: Listed) => ReactNode;
};

/** The title, linked to the editor; a home page in the trash has no link. */
function TitleLink({ kind, row }: { kind: EditedKind; row: Listed }) {
  const { to, language } = useLanguage();
  const title = (
    <Text fw={600} size="sm" lineClamp={2}>
      {inLanguage(row.title, language)}
    </Text>
  );
  if (kind === 'home' && row.state === 'trashed') return title;
  return (
    <Link data-row to={to(editPath(kind, row.id))}>
      {title}
    </Link>
  );
}

function useColumns({
  kind,
  categories,
  shown,
  rowEnd,
}: Pick<DocumentsProps, 'kind' | 'categories' | 'shown' | 'rowEnd'>): Column<Listed>[] {
  const { t, language } = useLanguage();
  const { path, hasCategories } = KIND_SCREENS[kind];
  const base = path.replace('/admin', '').replace('/pages/', '/').replace('/articles/', '/blog/');
  const named = new Map(categories.map(({ slug, name }) => [slug, inLanguage(name, language)]));
  return [
    {
      id: 'title',
      heading: t('adminContent:title'),
      cell: (row) => (
        <Group gap="sm" wrap="nowrap">
          {kind === 'page' || kind === 'home' ? null : <Thumb file={row.coverFile} />}
          <div style={{ minWidth: '13rem' }}>
            <TitleLink kind={kind} row={row} />
            <Group gap={6}>
              {kind === 'home' ? null : (
                <Text size="xs" c="dimmed" dir="ltr">
                  {base}
                  {row.slug}/
                </Text>
              )}
              {shown?.id === row.id ? (
                <Badge size="xs" variant="light" color="green">
                  {t('adminContent:home.isShown')}
                </Badge>
              ) : null}
              {row.hasArabic ? null : (
                <Badge size="xs" variant="light" color="yellow">
                  {t('adminContent:noArabic')}
                </Badge>
              )}
            </Group>
          </div>
        </Group>
      ),
    },
    ...(hasCategories
      ? [
          {
            id: 'category',
            heading: t('adminContent:category'),
            cell: ({ category }: Listed) => <Text size="sm">{named.get(category) ?? '–'}</Text>,
          },
        ]
      : []),
    {
      id: 'state',
      heading: t('adminContent:state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'published',
      heading: t('adminContent:publishAt'),
      cell: ({ state, publishedAt }) => (
        <Text size="sm" className="admin-number">
          {state === 'draft' || state === 'trashed' ? '–' : formatMoment(publishedAt, language)}
        </Text>
      ),
    },
    {
      id: 'changed',
      heading: t('adminContent:changedAt'),
      isWide: true,
      cell: ({ updatedAt }) => (
        <Text size="sm" className="admin-number">
          {formatMoment(updatedAt, language)}
        </Text>
      ),
    },
    ...(rowEnd === undefined ? [] : [{ id: 'end', heading: t('adminContent:actions'), cell: rowEnd }]),
  ];
}

/** What did not go to the trash, and why. */
type Stayed = Readonly<{ id: number; title: Localized; refused: Refused }>;

/** What can be done with some at once, and taken back. */
function useTrashing() {
  const { t } = useLanguage();
  const { runAction, isBusy } = useAction();
  const [trashed, setTrashed] = useState<readonly { id: number; version: number }[]>([]);
  const [stayed, setStayed] = useState<readonly Stayed[]>([]);
  const [words, setWords] = useState<string | null>(null);
  const trash = async (chosen: readonly Listed[]) => {
    const gone: { id: number; version: number }[] = [];
    const refused: Stayed[] = [];
    setWords(null);
    for (const { id, title } of chosen) {
      const answer = await runAction('content.trash', { id });
      if (answer.ok) gone.push({ id, version: answer.value.version - 1 });
      else refused.push({ id, title, refused: answer });
    }
    setTrashed(gone);
    setStayed(refused);
  };
  const undo = async () => {
    for (const { id, version } of trashed) {
      const back = await runAction('content.restore', { id });
      const answer = back.ok ? await runAction('content.undo', { id, version }) : back;
      if (!answer.ok) setWords(answer.words);
    }
    setTrashed([]);
    notifications.show({ message: t('adminProducts:history.undone'), color: 'green' });
  };
  return { trash, undo, trashed, stayed, words, isBusy };
}

/** The list of pages, articles or projects in all states, searchable by title and address. Source: BO-01 */
export function Documents(props: DocumentsProps) {
  const { kind, rows, total, page, perPage, categories, children } = props;
  const { t, to, language } = useLanguage();
  const mayChange = useRights().includes('content.change');
  const columns = useColumns(props);
  const trashing = useTrashing();
  const rowsOf = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(String(id)));
  const { path, screen, hasCategories, hasTags } = KIND_SCREENS[kind];
  const create = mayChange ? (
    <Button component={Link} to={to(`${path}new/`)} leftSection={<AdminIcon name="plus" />}>
      {t(`adminContent:create.${kind}`)}
    </Button>
  ) : null;
  const terms =
    hasCategories || hasTags ? (
      <Button variant="default" component={Link} to={to(`${path}terms/`)}>
        {t(hasTags ? 'adminContent:terms.both' : 'adminContent:terms.categories')}
      </Button>
    ) : null;
  return (
    <ScreenPage
      title={t(`adminContent:menu.${screen}`)}
      lead={t(`adminContent:lead.${kind}`)}
      actions={
        <>
          {terms}
          {create}
        </>
      }
    >
      {children}
      <Filters list={screen}>
        <FilterText label={t('adminContent:search')} />
        <FilterSelect
          name="state"
          label={t('adminContent:state')}
          choices={STATES.map((value) => ({ value, label: t(`adminContent:states.${value}`) }))}
        />
        {hasCategories ? (
          <FilterSelect
            name="category"
            label={t('adminContent:category')}
            choices={categories.map(({ slug, name }) => ({ value: slug, label: inLanguage(name, language) }))}
          />
        ) : null}
        <FilterSelect
          name="arabic"
          label={t('adminContent:languages')}
          choices={[{ value: 'missing', label: t('adminContent:lacksArabic') }]}
        />
      </Filters>
      {trashing.stayed.map(({ id, title, refused }) => (
        <RefusedAlert key={id} refused={refused} title={inLanguage(title, language)} />
      ))}
      <Undo
        words={trashing.words}
        done={
          trashing.trashed.length === 0 ? null : t('adminContent:trashed', { count: trashing.trashed.length })
        }
        isBusy={trashing.isBusy}
        onUndo={trashing.undo}
      />
      <AdminList
        label={t(`adminContent:menu.${screen}`)}
        rows={rows}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => inLanguage(title, language)}
        total={total}
        page={page}
        perPage={perPage}
        empty={
          <EmptyList
            title={t(`adminContent:none.${kind}`)}
            text={t(`adminContent:noneText.${kind}`)}
            action={create}
          />
        }
        {...(mayChange
          ? {
              bulk: (selected, clear) => (
                <Button
                  size="xs"
                  variant="default"
                  color="red"
                  loading={trashing.isBusy}
                  onClick={() => void trashing.trash(rowsOf(selected)).then(clear)}
                >
                  {t('adminContent:trash')}
                </Button>
              ),
            }
          : {})}
      />
    </ScreenPage>
  );
}
