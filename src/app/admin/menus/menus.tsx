import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#admin-actions/registry.ts';
import { inLanguage } from '#kernel/language.ts';
import type { FlatEntry } from '#shop/content/staff/rules/menu-draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { loadAction } from '../load-action.server.ts';
import { AdminForm, useAdminForm } from '../parts/forms/form.tsx';
import { History } from '../parts/history.tsx';
import { AdminIcon } from '../parts/icon.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import { LinkPlacesProvider } from '../templates/content/link-actions/link-places.tsx';
import { useAction } from '../use-action.ts';
import type { Route } from './+types/menus';
import { EntryDialog, type TypedEntry } from './entry-dialog.tsx';
import { inOrder, withoutBranch } from './menu-moves.ts';
import { MenuOutline } from './menu-outline.tsx';
import { MenuTree } from './menu-tree.tsx';

export { adminHeaders as headers } from '../load-action.server.ts';

const PLACES = ['primary', 'footer'] as const;

export async function loader(args: Route.LoaderArgs) {
  const requested = new URL(args.request.url).searchParams.get('place');
  return loadAction(args, 'menus.open', { place: PLACES.find((place) => place === requested) ?? 'primary' });
}

type Open = ValueOf<'menus.open'>;
type Values = { entries: FlatEntry[] };

function useMenu({ place, version, entries }: Open) {
  return useAdminForm({
    action: 'menus.save',
    draftKey: `menu:${place}`,
    opened: { values: { entries: [...entries] } satisfies Values, version },
    toInput: (typed: Values, read) => ({ place, version: read, entries: inOrder(typed.entries) }),
    toValues: (stored: Open): Values => ({ entries: [...stored.entries] }),
  });
}

/** The problems of the last save by entry; the action reports them by index in display order. */
function useProblems(entries: readonly FlatEntry[], errors: Readonly<Record<string, unknown>>) {
  const ordered = inOrder(entries);
  return new Map(
    Object.entries(errors).flatMap(([path, problem]) => {
      const entry = ordered[Number.parseInt(path, 10) - 1];
      return entry === undefined ? [] : [[entry.id, String(problem)] as const];
    }),
  );
}

function MenuHistory({ open, mayChange }: { open: Open; mayChange: boolean }) {
  const { t } = useLanguage();
  const { runAction, queryAction } = useAction();
  const { place, version } = open;
  return (
    <History
      version={version}
      mayChange={mayChange}
      lead={t('adminContent:history.lead')}
      restoreText={t('adminContent:history.backText')}
      read={() => queryAction('menus.history', { place })}
      restore={(entry) => runAction('menus.undo', { place, version: entry.version })}
    />
  );
}

function MenuEditor({ open, mayChange }: { open: Open; mayChange: boolean }) {
  const { t, language } = useLanguage();
  const state = useMenu(open);
  const { form } = state;
  const { entries } = form.values;
  const [editedId, setEdited] = useState<number | 'new' | null>(null);
  const problems = useProblems(entries, form.errors);
  const set = (next: readonly FlatEntry[]) => form.setFieldValue('entries', [...next]);
  const take = (typed: TypedEntry) => {
    const id = 1 + Math.max(0, ...entries.map((entry) => entry.id));
    if (editedId === 'new') {
      set([...entries, { id, parentId: null, ...typed }]);
      notifications.show({ message: t('adminMenus:added', { name: inLanguage(typed.label, language) }) });
    } else set(entries.map((entry) => (entry.id === editedId ? { ...entry, ...typed } : entry)));
    setEdited(null);
  };
  const remove = (id: number) => {
    set(withoutBranch(entries, id));
    notifications.show({
      message: (
        <Group justify="space-between">
          {t('adminMenus:removed')}
          <Button size="compact-sm" variant="default" onClick={() => set(entries)}>
            {t('adminReviews:undo')}
          </Button>
        </Group>
      ),
    });
  };
  const add = mayChange ? (
    <Button variant="default" leftSection={<AdminIcon name="plus" />} onClick={() => setEdited('new')}>
      {t('adminMenus:add')}
    </Button>
  ) : null;
  const edited = entries.find(({ id }) => id === editedId) ?? null;
  const content = (
    <div className="admin-surface admin-tree">
      {entries.length === 0 ? (
        <NothingHere title={t('adminMenus:none')} text={t('adminMenus:noneText')} />
      ) : (
        <MenuTree
          place={open.place}
          entries={entries}
          mayChange={mayChange}
          problems={problems}
          onChange={set}
          onEdit={setEdited}
          onRemove={remove}
        />
      )}
    </div>
  );
  if (!mayChange) return content;
  return (
    <AdminForm
      state={state}
      need="menus.change"
      labels={Object.fromEntries([
        ['entries', t('adminMenus:menu.menus')],
        ...inOrder(entries).flatMap(({ label }, index) =>
          ['label.en', 'url', 'image'].map((field) => [
            `${index + 1}.${field}`,
            label.en || t('adminMenus:name'),
          ]),
        ),
      ])}
      formatField={(value) => <MenuOutline entries={value as Values['entries']} />}
    >
      {content}
      <Group>{add}</Group>
      {editedId === null ? null : (
        <EntryDialog key={String(editedId)} entry={edited} onTake={take} onClose={() => setEdited(null)} />
      )}
    </AdminForm>
  );
}

/** The menus of all places, in both languages. Source: BO-01 */
export default function Menus() {
  const { t, to } = useLanguage();
  const open = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('menus.change');
  return (
    <ScreenPage
      title={t('adminMenus:menu.menus')}
      lead={t(`adminMenus:lead.${open.place}`)}
      actions={<MenuHistory open={open} mayChange={mayChange} />}
    >
      <Group gap="xs" component="nav" aria-label={t('adminMenus:place')}>
        {PLACES.map((place) => (
          <Button
            key={place}
            component={Link}
            to={to(`/admin/menus/${place === 'primary' ? '' : `?place=${place}`}`)}
            variant={place === open.place ? 'filled' : 'default'}
            aria-current={place === open.place ? 'page' : undefined}
          >
            {t(`adminMenus:places.${place}`)}
          </Button>
        ))}
      </Group>
      <LinkPlacesProvider tree={[]} place="menu">
        <MenuEditor key={open.place} open={open} mayChange={mayChange} />
      </LinkPlacesProvider>
    </ScreenPage>
  );
}
