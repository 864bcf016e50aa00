import { z } from 'zod';
import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { insertHandMovement, lockShelf, readCounted, type Shelf } from './adjust.store.ts';
import { readCardOwners } from './inventory.store.ts';
import { firstLocation, isLocation, isOpenLocation } from './locations.store.ts';
import type { AdjustRefusal } from './refusals.ts';
import { readStock, type StockNow } from './shelves.store.ts';

/** Why staff move stock by hand. */
export const HAND_REASONS = ['received', 'count', 'damaged', 'lost', 'return', 'correction'] as const;
export type HandReason = (typeof HAND_REASONS)[number];

const MOST_PIECES = 1_000_000;
const piece = z.int('wrong-kind').min(-MOST_PIECES, 'wrong-kind').max(MOST_PIECES, 'wrong-kind');
const id = z.int('wrong-kind').min(1, 'wrong-kind').max(2_147_483_647, 'wrong-kind');
/** A line in the ledger's or a location's words; the database keeps no zero character. */
export const line = (most: number) =>
  z
    .string('wrong-kind')
    .max(most, 'too-long')
    .refine((typed) => !typed.includes('\0'), 'wrong-kind');
const note = line(300).default('');

/** A movement by hand: so much more or less, or what was counted at a location. */
export const adjustment = z
  .object({
    productId: id,
    /** Null: the first. */
    locationId: id.nullable().default(null),
    delta: piece.optional(),
    counted: piece.min(0, 'wrong-kind').optional(),
    reason: z.enum(HAND_REASONS, 'missing'),
    note,
  })
  .refine(({ delta, counted }) => (delta === undefined) !== (counted === undefined), {
    path: ['delta'],
    message: 'missing',
  });

type Adjustment = z.infer<typeof adjustment>;

/** From one location to another; the level stays. */
export const transfer = z.object({
  productId: id,
  from: id,
  to: id,
  quantity: piece.min(1, 'wrong-kind'),
  note,
});

export type Mover = Readonly<{ staffId: number | null; name: string }>;
type Answer = Promise<Outcome<StockNow, AdjustRefusal>>;

export type AdjustNeeds = {
  db: Db;
  clock: Clock;
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
};

type Problems = Extract<AdjustRefusal, { code: 'inventory.wrong-fields' }>['problems'];
const PROBLEMS = ['missing', 'too-long'] as const;

/** The first problem of each field of what was typed. */
export function problemsOf(error: z.ZodError): Problems {
  const found = error.issues.map(
    ({ path, message }) =>
      [path.join('.'), PROBLEMS.find((known) => known === message) ?? 'wrong-kind'] as const,
  );
  return Object.fromEntries([...found].reverse());
}

/** Why a thing's stock cannot be moved there; variable products have none of their own. */
async function refusalFor(
  tx: DbOrTx,
  productId: number,
  locationIds: readonly number[],
): Promise<AdjustRefusal | null> {
  for (const one of locationIds)
    if (!(await isLocation(tx, one))) return { code: 'inventory.unknown-location' };
  const goods = await readCounted(tx, productId);
  if (goods === null) return { code: 'inventory.unknown-product' };
  const isShelved = goods.manages_stock && (goods.type === 'simple' || goods.type === 'variation');
  return isShelved ? null : { code: 'inventory.not-counted' };
}

/** Stock leaves a closed location, and none comes. */
async function closedRefusal(tx: DbOrTx, locationId: number): Promise<AdjustRefusal | null> {
  return (await isOpenLocation(tx, locationId)) ? null : { code: 'inventory.location-closed' };
}

async function stockOf(tx: DbOrTx, productId: number): Promise<StockNow> {
  const [stock] = await readStock(tx, [productId]);
  return stock ?? { productId, level: 0, reserved: 0, locations: [] };
}

/** The most that may go: what stands there, and no more than what is not promised; null for any number. */
function mayGo({ level, shelf, mayGoBelowZero }: Shelf): number | null {
  return mayGoBelowZero ? null : Math.max(0, Math.min(level, shelf));
}

/** How much a shelf changes, or why it does not. */
function changeOf(shelf: Shelf, { delta, counted }: Adjustment): Outcome<number, AdjustRefusal> {
  const change = delta ?? (counted ?? 0) - shelf.shelf;
  const most = mayGo(shelf);
  if (change === 0) return refuse({ code: 'inventory.nothing-changes' });
  const isTooMuch = change < 0 && most !== null && -change > most;
  return isTooMuch ? refuse({ code: 'inventory.below-zero', left: most }) : done(change);
}

/** The same at a location, locked; to a closed one nothing comes. */
async function changeAt(
  tx: DbOrTx,
  locationId: number,
  typed: Adjustment,
): Promise<Outcome<number, AdjustRefusal>> {
  const change = changeOf(await lockShelf(tx, typed.productId, locationId), typed);
  if (!change.ok || change.value < 0) return change;
  const closed = await closedRefusal(tx, locationId);
  return closed === null ? change : refuse(closed);
}

/**
 * Moves stock of a product or variation by hand, as an entry in the ledger.
 *
 * @param typed an `adjustment`: `delta` pieces, or `counted` for what stands at the location, without what orders took
 * @returns what stands then; refuses `inventory.below-zero` when more would go than is there,
 *   `inventory.nothing-changes`, `inventory.not-counted`, and unknown goods and locations
 * Source: ST-01, ST-02
 */
export function adjustByHand(needs: AdjustNeeds) {
  return async (typed: unknown, by: Mover): Answer => {
    const parsed = adjustment.safeParse(typed);
    if (!parsed.success)
      return refuse({ code: 'inventory.wrong-fields', problems: problemsOf(parsed.error) });
    const { productId, reason, note: said } = parsed.data;
    return needs.db.transaction().execute(async (tx) => {
      const locationId = parsed.data.locationId ?? (await firstLocation(tx));
      const refusal = await refusalFor(tx, productId, [locationId]);
      if (refusal !== null) return refuse(refusal);
      const change = await changeAt(tx, locationId, parsed.data);
      if (!change.ok) return change;
      const moved = { productId, locationId, change: change.value, reason, note: said };
      await insertHandMovement(tx, { ...moved, by, at: needs.clock() });
      await needs.productsChanged(tx, await readCardOwners(tx, [productId as ProductId]));
      return done(await stockOf(tx, productId));
    });
  };
}

/**
 * Brings stock from one location to another, as two entries in the ledger; the level stays.
 *
 * @param typed a `transfer`
 * Source: ST-01
 */
export function transferStock(needs: AdjustNeeds) {
  return async (typed: unknown, by: Mover): Answer => {
    const parsed = transfer.safeParse(typed);
    if (!parsed.success)
      return refuse({ code: 'inventory.wrong-fields', problems: problemsOf(parsed.error) });
    const { productId, from, to, quantity, note: said } = parsed.data;
    if (from === to) return refuse({ code: 'inventory.nothing-changes' });
    return needs.db.transaction().execute(async (tx) => {
      const refusal = (await refusalFor(tx, productId, [from, to])) ?? (await closedRefusal(tx, to));
      if (refusal !== null) return refuse(refusal);
      const { shelf } = await lockShelf(tx, productId, from);
      if (quantity > shelf) return refuse({ code: 'inventory.below-zero', left: Math.max(0, shelf) });
      const movement = { productId, reason: 'transfer', note: said, by, at: needs.clock() };
      await insertHandMovement(tx, { ...movement, locationId: to, change: quantity });
      await insertHandMovement(tx, { ...movement, locationId: from, change: -quantity });
      return done(await stockOf(tx, productId));
    });
  };
}
