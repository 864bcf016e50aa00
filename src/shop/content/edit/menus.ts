import type { Editor } from '#kernel/editor.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type MenuItem, parseMenu } from '../menu.ts';
import type { ContentRefusal } from '../refusals.ts';
import {
  type FlatEntry,
  MENU_PLACES,
  type MenuPlaceName,
  menuEntries,
  menuProblems,
  toFlat,
  toItems,
} from './menu-draft.ts';
import {
  keepMenuVersion,
  lockMenu,
  type MenuVersion,
  readMenu,
  readMenuVersion,
  readMenuVersions,
  writeMenu,
} from './menus.store.ts';
import type { ContentEditNeeds } from './save-document.ts';

/** A menu in its editor; `version` goes back with what is saved. */
export type OpenMenu = Readonly<{ place: MenuPlaceName; version: number; entries: readonly FlatEntry[] }>;
type Answer = Promise<Outcome<OpenMenu, ContentRefusal>>;

const NOBODY: Editor = { staffId: null, name: '' };

async function openMenu(db: DbOrTx, place: MenuPlaceName): Promise<OpenMenu> {
  const { items, version } = await readMenu(db, place);
  return { place, version, entries: toFlat(parseMenu(items)) };
}

type Saving = { version: number; by: Editor };

async function changed(tx: DbOrTx, place: MenuPlaceName): Promise<ContentRefusal> {
  const stored = await openMenu(tx, place);
  const last = (await readMenuVersions(tx, place)).find(({ version }) => version === stored.version);
  return {
    code: 'content.menu.changed-meanwhile',
    stored,
    name: last?.name ?? '',
    at: last?.at ?? new Date(0),
  };
}

/** Writes a menu and keeps it; the first time also what stood before anybody edited it. */
async function writeItems(
  tx: DbOrTx,
  { place, items, by }: { place: MenuPlaceName; items: readonly MenuItem[]; by: Editor },
  at: Date,
): Promise<OpenMenu> {
  const before = await readMenu(tx, place);
  if (before.version > 0) await keepMenuVersion(tx, place, { ...before, by: NOBODY, at });
  const version = before.version + 1;
  await writeMenu(tx, place, { items, version });
  await keepMenuVersion(tx, place, { items, version, by, at });
  return openMenu(tx, place);
}

function saveMenuDraft({ db, clock }: ContentEditNeeds) {
  return (place: MenuPlaceName, typed: unknown, { version, by }: Saving): Answer =>
    db.transaction().execute(async (tx) => {
      await lockMenu(tx, place);
      if ((await readMenu(tx, place)).version !== version) return refuse(await changed(tx, place));
      const parsed = menuEntries.safeParse(typed);
      if (!parsed.success)
        return refuse({ code: 'content.wrong-fields', problems: { entries: 'wrong-kind' } });
      const problems = menuProblems(parsed.data, MENU_PLACES[place].levels);
      if (Object.keys(problems).length > 0) return refuse({ code: 'content.wrong-fields', problems });
      return done(await writeItems(tx, { place, items: toItems(parsed.data), by }, clock()));
    });
}

function undoMenu({ db, clock }: ContentEditNeeds) {
  return (place: MenuPlaceName, version: number, by: Editor): Answer =>
    db.transaction().execute(async (tx) => {
      await lockMenu(tx, place);
      const kept = await readMenuVersion(tx, place, version);
      if (kept === null) return refuse({ code: 'content.unknown-version', version });
      return done(await writeItems(tx, { place, items: parseMenu(kept.items), by }, clock()));
    });
}

/**
 * The shop's menus, by place.
 *
 * `open` gives one to its editor, `save` takes it back whole (refuses `content.wrong-fields` by entry and field,
 * `content.menu.changed-meanwhile` with what stands); `history` its versions, newest first; `undo` goes back to one.
 */
export function createMenus(needs: ContentEditNeeds) {
  return {
    open: (place: MenuPlaceName): Promise<OpenMenu> => openMenu(needs.db, place),
    save: saveMenuDraft(needs),
    history: (place: MenuPlaceName): Promise<MenuVersion[]> => readMenuVersions(needs.db, place),
    undo: undoMenu(needs),
  };
}
