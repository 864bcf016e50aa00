import type { Editor } from '#kernel/editing/editor.ts';
import { editConflict } from '#kernel/editing/optimistic-lock.ts';
import type { MediaId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ContentRefusal } from '../../refusals.ts';
import { type MenuItem, parseMenu } from '../../rules/menu.ts';
import type { FieldProblem, FieldProblems } from '../rules/draft.ts';
import type { FlatEntry, OpenMenu } from '../rules/menu-draft.ts';
import {
  MENU_PLACES,
  type MenuPlaceName,
  menuEntries,
  menuProblems,
  toFlat,
  toItems,
} from '../rules/menu-draft.ts';
import { lockMenu, readMenu, writeMenu } from '../store/menus.ts';
import { type ContentChange, type ContentHistory, menuRevisions } from '../store/versions.ts';
import type { ContentEditDeps } from './save-document.ts';

type Answer = Promise<Outcome<OpenMenu, ContentRefusal>>;

async function openMenu(db: DbOrTx, place: MenuPlaceName): Promise<OpenMenu> {
  const { items, version } = await readMenu(db, place);
  return { place, version, entries: toFlat(parseMenu(items)) };
}

type Saving = { version: number; by: Editor };

async function stale(tx: DbOrTx, place: MenuPlaceName): Promise<ContentRefusal> {
  const stored = await openMenu(tx, place);
  const { version } = stored;
  const saver = await menuRevisions.saverOf(tx, place, version);
  return editConflict({ stored, version, saver: saver ?? { auditEntry: null } });
}

type Written = { place: MenuPlaceName; items: readonly MenuItem[]; act: ContentChange; by: Editor };

/** Writes a menu and its version; before the first edit also stores the original. */
async function writeItems(tx: DbOrTx, { place, items, act, by }: Written, at: Date): Promise<OpenMenu> {
  const before = await readMenu(tx, place);
  const original = { key: place, version: before.version, content: before.items };
  if (before.version > 0) await menuRevisions.saveOriginal(tx, original, at);
  const version = before.version + 1;
  await writeMenu(tx, place, { items, version });
  await menuRevisions.save(tx, [{ key: place, version, content: items }], { act, by, at });
  return openMenu(tx, place);
}

/** Entries whose picture the library does not have. */
async function pictureProblems(
  { hasPicture }: Pick<ContentEditDeps, 'hasPicture'>,
  entries: readonly FlatEntry[],
): Promise<FieldProblems> {
  const gone: [string, FieldProblem][] = [];
  for (const [index, { image }] of entries.entries())
    if (image !== null && !(await hasPicture(image as MediaId))) gone.push([`${index + 1}.image`, 'unknown']);
  return Object.fromEntries(gone);
}

function saveMenuDraft({ db, clock, hasPicture }: ContentEditDeps) {
  return async (place: MenuPlaceName, typed: unknown, { version, by }: Saving): Answer => {
    const parsed = menuEntries.safeParse(typed);
    const gone = parsed.success ? await pictureProblems({ hasPicture }, parsed.data) : {};
    return db.transaction().execute(async (tx) => {
      await lockMenu(tx, place);
      if ((await readMenu(tx, place)).version !== version) return refuse(await stale(tx, place));
      if (!parsed.success)
        return refuse({ code: 'content.wrong-fields', problems: { entries: 'wrong-kind' } });
      const problems = { ...gone, ...menuProblems(parsed.data, MENU_PLACES[place].levels) };
      if (Object.keys(problems).length > 0) return refuse({ code: 'content.wrong-fields', problems });
      return done(await writeItems(tx, { place, items: toItems(parsed.data), act: 'saved', by }, clock()));
    });
  };
}

function undoMenu({ db, clock }: ContentEditDeps) {
  return (place: MenuPlaceName, version: number, by: Editor): Answer =>
    db.transaction().execute(async (tx) => {
      await lockMenu(tx, place);
      const revision = await menuRevisions.find(tx, place, version);
      if (!revision.ok) return revision;
      const items = parseMenu(revision.value);
      return done(await writeItems(tx, { place, items, act: 'undone', by }, clock()));
    });
}

/**
 * Menus by place.
 *
 * `open` returns one for its editor, `save` replaces it (refuses `content.wrong-fields` by entry and field,
 * `admin.changed-meanwhile` with the stored menu); `history` returns its versions, newest first; `undo` restores one.
 */
export function createMenus(deps: ContentEditDeps) {
  return {
    open: (place: MenuPlaceName): Promise<OpenMenu> => openMenu(deps.db, place),
    save: saveMenuDraft(deps),
    history: (place: MenuPlaceName): Promise<ContentHistory> => menuRevisions.list(deps.db, place),
    undo: undoMenu(deps),
  };
}
