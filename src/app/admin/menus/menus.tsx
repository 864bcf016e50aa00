import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ValueOf } from '#desk/verbs.ts';
import type { FlatEntry } from '#shop/content/edit/menu-draft.ts';
import { useLanguage } from '#views/language/language.tsx';
import { useAct } from '../act.ts';
import { ask } from '../ask.server.ts';
import { DeskForm, useDeskForm } from '../parts/form.tsx';
import { History } from '../parts/history.tsx';
import { DeskIcon } from '../parts/icon.tsx';
import { NothingHere, ScreenPage } from '../parts/screen.tsx';
import { useRights } from '../parts/use-rights.ts';
import type { Route } from './+types/menus';
import { EntryDialog, type TypedEntry } from './entry-dialog.tsx';
import { MenuConflict } from './menu-conflict.tsx';
import { inOrder, withoutBranch } from './menu-moves.ts';
import { MenuTree } from './menu-tree.tsx';

export { deskHeaders as headers } from '../ask.server.ts';

const PLACES = ['primary', 'footer'] as const;

export async function loader(args: Route.LoaderArgs) {
  const asked = new URL(args.request.url).searchParams.get('place');
  return ask(args, 'menus.open', { place: PLACES.find((place) => place === asked) ?? 'primary' });
}

type Open = ValueOf<'menus.open'>;
type Values = { entries: FlatEntry[] };

function useMenu(open: Open) {
  const [base, setBase] = useState(open);
  const adopt = useRef<(next: Open) => void>(() => undefined);
  const state = useDeskForm({
    verb: 'menus.save',
    draftKey: `menu:${open.place}`,
    initial: { entries: [...base.entries] } satisfies Values,
    toInput: ({ entries }) => ({ place: open.place, version: base.version, entries: inOrder(entries) }),
    onSaved: (saved) => adopt.current(saved),
  });
  const { form, isDirty } = state;
  adopt.current = (next) => {
    const values = { entries: [...next.entries] };
    setBase(next);
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
  };
  // What came about beside this form, as an undone change, is shown as long as nothing typed would be lost.
  useEffect(() => {
    if (open.version !== base.version && !isDirty) adopt.current(open);
  }, [open, base, isDirty]);
  return { state, setBase };
}

/** The problems of the last save by entry, as the shop numbered them: in the order in which they are shown. */
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
  const { act, look } = useAct();
  const { place, version } = open;
  return (
    <History
      id={0}
      version={version}
      mayChange={mayChange}
      lead={t('deskContent:history.lead')}
      backText={t('deskContent:history.backText')}
      read={async () => {
        const answer = await look('menus.history', { place });
        if (!answer.ok) return answer;
        const entries = answer.value.map(({ name, ...one }) => ({ ...one, act: 'saved', by: { name } }));
        return { ok: true, value: { entries } };
      }}
      goBack={(_, to) => act('menus.undo', { place, version: to })}
    />
  );
}

function MenuEditor({ open, mayChange }: { open: Open; mayChange: boolean }) {
  const { t } = useLanguage();
  const { state, setBase } = useMenu(open);
  const { form } = state;
  const { entries } = form.values;
  const [editedId, setEdited] = useState<number | 'new' | null>(null);
  const problems = useProblems(entries, form.errors);
  const set = (next: readonly FlatEntry[]) => form.setFieldValue('entries', [...next]);
  const take = (typed: TypedEntry) => {
    const id = 1 + Math.max(0, ...entries.map((entry) => entry.id));
    if (editedId === 'new') set([...entries, { id, parentId: null, ...typed }]);
    else set(entries.map((entry) => (entry.id === editedId ? { ...entry, ...typed } : entry)));
    setEdited(null);
  };
  const remove = (id: number) => {
    set(withoutBranch(entries, id));
    notifications.show({
      message: (
        <Group justify="space-between">
          {t('deskMenus:removed')}
          <Button size="compact-sm" variant="default" onClick={() => set(entries)}>
            {t('deskReviews:undo')}
          </Button>
        </Group>
      ),
    });
  };
  const add = mayChange ? (
    <Button variant="default" leftSection={<DeskIcon name="plus" />} onClick={() => setEdited('new')}>
      {t('deskMenus:add')}
    </Button>
  ) : null;
  const edited = entries.find(({ id }) => id === editedId) ?? null;
  const content = (
    <div className="desk-surface desk-tree">
      {entries.length === 0 ? (
        <NothingHere title={t('deskMenus:none')} text={t('deskMenus:noneText')} />
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
    <DeskForm
      state={state}
      need="menus.change"
      labels={Object.fromEntries(
        inOrder(entries).flatMap(({ label }, index) =>
          ['label.en', 'url'].map((field) => [`${index + 1}.${field}`, label.en || t('deskMenus:name')]),
        ),
      )}
      conflict={(refused) => (
        <MenuConflict
          refused={refused}
          mine={entries}
          onChosen={(stored, chosen) => {
            setBase(stored);
            form.setInitialValues({ entries: [...stored.entries] });
            set(chosen);
            state.clearRefused();
          }}
        />
      )}
    >
      {content}
      <Group>{add}</Group>
      {editedId === null ? null : (
        <EntryDialog key={String(editedId)} entry={edited} onTake={take} onClose={() => setEdited(null)} />
      )}
    </DeskForm>
  );
}

/** The shop's menus: every place of them, in both languages. Source: BO-01 */
export default function Menus() {
  const { t, to } = useLanguage();
  const open = useLoaderData<typeof loader>();
  const mayChange = useRights().includes('menus.change');
  return (
    <ScreenPage
      title={t('desk:screens.menus')}
      lead={t(`deskMenus:lead.${open.place}`)}
      actions={<MenuHistory open={open} mayChange={mayChange} />}
    >
      <Group gap="xs" component="nav" aria-label={t('deskMenus:place')}>
        {PLACES.map((place) => (
          <Button
            key={place}
            component={Link}
            to={to(`/admin/menus/${place === 'primary' ? '' : `?place=${place}`}`)}
            variant={place === open.place ? 'filled' : 'default'}
            aria-current={place === open.place ? 'page' : undefined}
          >
            {t(`deskMenus:places.${place}`)}
          </Button>
        ))}
      </Group>
      <MenuEditor key={open.place} open={open} mayChange={mayChange} />
    </ScreenPage>
  );
}
