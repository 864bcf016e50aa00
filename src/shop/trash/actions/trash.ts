import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import { takeFromTrash } from '#platform/database/trash.ts';
import type { TrashRefusal } from '../refusals.ts';
import { daysLeft, expiredBefore } from '../rules/days-left.ts';
import { listItems, readExpiredIds, type TrashItem } from '../store/items.ts';

/** What can be in the trash. */
export const TRASH_KINDS = [
  'category',
  'tag',
  'attribute',
  'value',
  'media',
  'document-category',
  'document-tag',
  'zone',
  'font',
] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** How items of a kind are restored, and what is done on permanent deletion. */
export type TrashedKind<Refused extends { code: string }> = Readonly<{
  restore: (tx: Tx, stored: unknown) => Promise<Outcome<null, Refused>>;
  /** Called once the restored thing is committed. */
  onRestored?: () => void;
  forget?: (stored: unknown) => Promise<void>;
}>;

type Deps<Refused extends { code: string }> = Readonly<{
  db: Db;
  clock: Clock;
  kinds: Readonly<Record<TrashKind, TrashedKind<Refused>>>;
}>;

export type TrashEntry = Omit<TrashItem, 'kind'> &
  Readonly<{
    kind: TrashKind;
    /** Days until it is deleted permanently. */
    daysLeft: number;
  }>;

const PER_PAGE = 50;
const MOST_AT_ONCE = 200;

function parseKind(kind: string): TrashKind | null {
  return TRASH_KINDS.find((known) => known === kind) ?? null;
}

export function createTrash<Refused extends { code: string }>({ db, clock, kinds }: Deps<Refused>) {
  const forget = async ({ kind, stored }: { kind: string; stored: unknown }): Promise<void> => {
    const known = parseKind(kind);
    if (known !== null) await kinds[known].forget?.(stored);
  };
  const remove = async (id: number, of: readonly TrashKind[]): Promise<Outcome<null, TrashRefusal>> => {
    const item = await takeFromTrash(db, id, of);
    if (item === null) return refuse({ code: 'trash.unknown' });
    await forget(item);
    return done(null);
  };
  return {
    /** What is in the trash of some kinds, the last first. */
    list: async (
      of: readonly TrashKind[],
      page: number,
    ): Promise<{ rows: readonly TrashEntry[]; total: number }> => {
      if (of.length === 0) return { rows: [], total: 0 };
      const { rows, total } = await listItems(db, of, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
      const now = clock();
      return {
        total,
        rows: rows.flatMap(({ kind, ...item }) => {
          const known = parseKind(kind);
          return known === null ? [] : [{ ...item, kind: known, daysLeft: daysLeft(item.removedAt, now) }];
        }),
      };
    },
    restore: async (id: number, of: readonly TrashKind[]): Promise<Outcome<null, TrashRefusal | Refused>> => {
      type Restored = Outcome<TrashKind, TrashRefusal | Refused>;
      const restored = await allOrNothing(db, async (tx): Promise<Restored> => {
        const item = await takeFromTrash(tx, id, of);
        const kind = item === null ? null : parseKind(item.kind);
        if (item === null || kind === null) return refuse({ code: 'trash.unknown' });
        const outcome = await kinds[kind].restore(tx, item.stored);
        return outcome.ok ? done(kind) : outcome;
      });
      if (!restored.ok) return restored;
      kinds[restored.value].onRestored?.();
      return done(null);
    },
    remove,
    removeExpired: async (): Promise<number> => {
      const expired = await readExpiredIds(db, expiredBefore(clock()), MOST_AT_ONCE);
      for (const id of expired) await remove(id, TRASH_KINDS);
      return expired.length;
    },
  };
}
