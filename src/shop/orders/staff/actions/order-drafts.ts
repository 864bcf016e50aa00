import { allOrNothing } from '#kernel/all-or-nothing.ts';
import { type EditConflict, editConflict } from '#kernel/editing/optimistic-lock.ts';
import type { OrderDraftId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../../deps.ts';
import {
  type DraftContent,
  deleteDraft,
  deleteDraftsOf,
  deleteSavedBefore,
  draftsOf,
  findDraft,
  insertDraft,
  isOrdered,
  listDrafts,
  type OrderDraft,
  updateDraft,
  type WrittenDraft,
} from '../store/order-drafts.ts';

export type DraftRefusal = { code: 'orders.unknown-draft' } | EditConflict<DraftContent>;

const PER_PAGE = 25;

/** A draft to save; `version` is the one the changes are based on, 0 for a new draft. */
export type SavingDraft = Omit<WrittenDraft, 'at'> & Readonly<{ version: number }>;

async function write(tx: Tx, draft: WrittenDraft, version: number): Promise<boolean> {
  if (version > 0) return updateDraft(tx, draft, version);
  return !(await isOrdered(tx, draft.key)) && insertDraft(tx, draft);
}

/** Stores what is written down, under its optimistic lock. A draft that was deleted or ordered does not come back. */
function saveDraft({ db, clock }: OrderDeps) {
  return ({ version, ...draft }: SavingDraft): Promise<Outcome<OrderDraft, DraftRefusal>> =>
    allOrNothing(db, async (tx): Promise<Outcome<OrderDraft, DraftRefusal>> => {
      const isWritten = await write(tx, { ...draft, at: clock() }, version);
      const stored = await findDraft(tx, { key: draft.key });
      if (stored === null) return refuse({ code: 'orders.unknown-draft' });
      if (isWritten) return done(stored);
      const saver = { name: stored.savedBy, at: stored.savedAt };
      return refuse(editConflict({ stored: stored.content, version: stored.version, saver }));
    });
}

/**
 * Order drafts by staff: they have no number, take no stock and are not part of statistics.
 *
 * `list` returns the last saved first, 25 a page; `find` one; `save` refuses with `admin.changed-meanwhile` when
 * another user saved since, with `orders.unknown-draft` when it was deleted; `remove` deletes one, `ordered` the draft
 * of a form that became an order; `forgetOld` deletes those not changed for `orders.draftDays`; `ofPerson` and
 * `forgetPerson` are for personal data.
 */
export function createDrafts(deps: OrderDeps) {
  const { db, clock, settings } = deps;
  return {
    list: (page: number) => listDrafts(db, { offset: (page - 1) * PER_PAGE, limit: PER_PAGE }),
    find: (id: OrderDraftId): Promise<OrderDraft | null> => findDraft(db, { id }),
    save: saveDraft(deps),
    remove: async (id: OrderDraftId): Promise<Outcome<void, DraftRefusal>> =>
      (await deleteDraft(db, { id })) ? done(undefined) : refuse({ code: 'orders.unknown-draft' }),
    ordered: async (key: string): Promise<void> => void (await deleteDraft(db, { key })),
    forgetOld: async (): Promise<void> => {
      const { 'orders.draftDays': days } = await settings(db);
      await deleteSavedBefore(db, new Date(clock().getTime() - days * DAY_MS));
    },
    ofPerson: (person: Parameters<typeof draftsOf>[1]) => draftsOf(db, person),
    forgetPerson: deleteDraftsOf,
  };
}
