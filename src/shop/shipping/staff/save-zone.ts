import type { Editor } from '#kernel/editing/editor.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import { type RowSaving, rowRevisions } from '#platform/database/row-revisions.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { Removal } from '#platform/database/trash.ts';
import type { ZoneRefusal } from '../refusals.ts';
import type { Emirate } from '../rules/rate.ts';
import { lostEmirates, unservedIn } from '../rules/served.ts';
import { lockZones, type OpenedZone, readOpenedZones, readZones, writeZones } from '../store/shipping.ts';
import { insertTrashedZone, parseTrashedZone, trashZone } from '../store/zone-trash.ts';
import type { Zone } from '../zone.ts';
import { type NewZone, parseZone, parseZones } from './new-zone.ts';

/** Converts a stored zone to a draft. */
export function toNewZone({ id, name, emirates, closedDays, methods }: Zone): NewZone {
  return {
    ...{ id, name, emirates, closedDays },
    methods: methods.map(({ cost, minimum, ...method }) => ({
      ...method,
      costMinor: cost.minor,
      minimumMinor: minimum === null ? null : minimum.minor,
    })),
  };
}

const zoneRevisions = rowRevisions<number, NewZone>({
  history: { table: 'shipping_zone_version', key: 'zone_id', content: 'draft' },
  table: 'shipping_zone',
  column: 'id',
  read: async (db, id) => {
    const zone = (await readZones(db)).find((zone) => zone.id === id);
    return zone === undefined ? null : toNewZone(zone);
  },
});

type Versioned = Readonly<{ id: number; version: number }>;
/** Emirates whose delivery staff agreed to stop. */
type Stopping = Readonly<{ stops: readonly Emirate[] }>;

async function staleZone(
  tx: Tx,
  zones: readonly Zone[],
  { id, version }: Versioned,
): Promise<ZoneRefusal | null> {
  const stored = zones.find((zone) => zone.id === id);
  if (stored === undefined) return { code: 'shipping.unknown-zone' };
  return findStale(tx, { table: 'shipping_zone', key: { id }, version }, stored);
}

function takenEmirate(
  others: readonly Zone[],
  { emirates }: Readonly<{ emirates: readonly string[] }>,
): ZoneRefusal | null {
  for (const zone of others) {
    const emirate = zone.emirates.find((one) => emirates.includes(one));
    if (emirate !== undefined) return { code: 'shipping.emirate-taken', emirate, zone: zone.name };
  }
  return null;
}

/**
 * Refuses a zone with emirates that it does not serve, and a change that ends delivery to an emirate without
 * confirmation.
 */
function notServed(
  { before, after, stops }: { before: readonly Zone[]; after: readonly NewZone[] } & Stopping,
  zone: NewZone | null,
): ZoneRefusal | null {
  const without = zone === null ? [] : unservedIn(zone);
  if (without.length > 0) return { code: 'shipping.emirate-without-method', emirates: without };
  const emirates = lostEmirates(before, after);
  if (emirates.every((emirate) => stops.includes(emirate))) return null;
  return { code: 'shipping.stops-delivery', emirates };
}

async function write(tx: Tx, zones: readonly NewZone[]): Promise<Outcome<OpenedZone[], ZoneRefusal>> {
  const parsed = parseZones(zones);
  if (!parsed.ok) return parsed;
  await writeZones(tx, parsed.value);
  return done(await readOpenedZones(tx));
}

type ZoneChange = Readonly<{
  /** Null for a new one. */
  id: number | null;
  /** The version that was changed; a new one has none. */
  version: number;
  zone: unknown;
}> &
  Stopping;

/** All zones with one that is made or changed; a new one is the last. */
function withZone(zones: readonly Zone[], id: number | null, { id: _own, ...fresh }: NewZone): NewZone[] {
  const all = zones.map(toNewZone);
  if (id === null) return [...all, fresh];
  return all.map((other) => (other.id === id ? { ...fresh, id } : other));
}

type Answer = Promise<Outcome<OpenedZone, ZoneRefusal>>;

async function saveLocked(tx: Tx, { id, version, zone, stops }: ZoneChange, saving: RowSaving): Answer {
  const zones = await lockZones(tx);
  const stale = id === null ? null : await staleZone(tx, zones, { id, version });
  if (stale !== null) return refuse(stale);
  const parsed = parseZone(zone);
  if (!parsed.ok) return parsed;
  const taken = takenEmirate(
    zones.filter((other) => other.id !== id),
    parsed.value,
  );
  if (taken !== null) return refuse(taken);
  const next = withZone(zones, id, parsed.value);
  const unserved = notServed({ before: zones, after: next, stops }, parsed.value);
  if (unserved !== null) return refuse(unserved);
  if (id !== null) await zoneRevisions.keepBefore(tx, id, saving.at);
  const written = await write(tx, next);
  if (!written.ok) return written;
  const stored = written.value.at(zones.findIndex((other) => other.id === id));
  if (stored === undefined) return refuse({ code: 'shipping.unknown-zone' });
  await zoneRevisions.keepAfter(tx, stored.id, id === null ? { ...saving, act: 'created' } : saving);
  return done(stored);
}

/** Restores an earlier version as a new version; an emirate that it would leave without delivery is refused. */
async function undo(tx: Tx, { id, version }: Versioned, saving: RowSaving): Answer {
  const zones = await lockZones(tx);
  if (zones.every((zone) => zone.id !== id)) return refuse({ code: 'shipping.unknown-zone' });
  const revision = await zoneRevisions.find(tx, id, version);
  if (!revision.ok) return revision;
  const { draft, standing } = revision.value;
  return saveLocked(tx, { id, version: standing, zone: draft, stops: [] }, { ...saving, act: 'undone' });
}

async function remove(
  tx: Tx,
  requested: Versioned & Stopping,
  removal: Removal,
): Promise<Outcome<number, ZoneRefusal>> {
  const zones = await lockZones(tx);
  const stale = await staleZone(tx, zones, requested);
  if (stale !== null) return refuse(stale);
  const next = zones.filter(({ id }) => id !== requested.id).map(toNewZone);
  const unserved = notServed({ before: zones, after: next, stops: requested.stops }, null);
  if (unserved !== null) return refuse(unserved);
  const removed = zones.find(({ id }) => id === requested.id);
  if (removed === undefined) return refuse({ code: 'shipping.unknown-zone' });
  const trashed = await trashZone(tx, removed, removal);
  const written = await write(tx, next);
  return written.ok ? done(trashed) : written;
}

/** Brings a zone back from the trash, unless another one has its emirates by now. */
async function restore(tx: Tx, stored: unknown): Promise<Outcome<null, ZoneRefusal>> {
  const zones = await lockZones(tx);
  const trashed = parseTrashedZone(stored);
  const taken = takenEmirate(zones, trashed.zone);
  if (taken !== null) return refuse(taken);
  await insertTrashedZone(tx, trashed);
  const written = await write(tx, (await readZones(tx)).map(toNewZone));
  return written.ok ? done(null) : written;
}

/** Reorders zones; unlisted ones keep their order after the listed ones. */
async function reorder(tx: Tx, ids: readonly number[]): Promise<Outcome<null, ZoneRefusal>> {
  const zones = await lockZones(tx);
  const rank = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const written = await write(tx, zones.toSorted((a, b) => rank(a.id) - rank(b.id)).map(toNewZone));
  return written.ok ? done(null) : written;
}

/**
 * Edits single zones: creates or changes one with its methods and slots, restores a version of its `history`, moves it
 * to the trash and returns its id there, restores it from the trash, or reorders zones. Methods and slots sent with
 * their id are kept; orders keep their method and slot.
 *
 * Refusals: those of `ZoneRefusal`
 */
export function editZones({ db, clock, onChange }: { db: Db; clock: Clock; onChange: () => void }) {
  const saved = (by: Editor): RowSaving => ({ by, act: 'saved', at: clock() });
  async function inOne<T>(
    change: (tx: Tx) => Promise<Outcome<T, ZoneRefusal>>,
  ): Promise<Outcome<T, ZoneRefusal>> {
    const outcome = await db.transaction().execute(change);
    if (outcome.ok) onChange();
    return outcome;
  }
  return {
    save: (requested: ZoneChange, by: Editor) => inOne((tx) => saveLocked(tx, requested, saved(by))),
    undo: (requested: Versioned, by: Editor) => inOne((tx) => undo(tx, requested, saved(by))),
    history: (id: number) => zoneRevisions.list(db, id),
    remove: (requested: Versioned & Stopping, by: Editor) =>
      inOne((tx) => remove(tx, requested, { by: by.name, at: clock() })),
    restore,
    onRestored: onChange,
    reorder: (ids: readonly number[]) => inOne((tx) => reorder(tx, ids)),
  };
}
