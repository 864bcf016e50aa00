import { z } from 'zod';
import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import type { AdjustRefusal } from '../refusals.ts';
import { insertHandMovement, lockStockLevel, readCounted, type StockLevel } from '../store/adjust.ts';
import { readCardOwners } from '../store/inventory.ts';
import { findLocation, firstLocation, isOpenLocation } from '../store/locations.ts';
import { readStock, type StockNow } from '../store/shelves.ts';

/** Reasons of manual adjustments. */
export const HAND_REASONS = ['received', 'count', 'damaged', 'lost', 'return', 'correction'] as const;
export type HandReason = (typeof HAND_REASONS)[number];

const MOST_PIECES = 1_000_000;
const piece = z.int('wrong-kind').min(-MOST_PIECES, 'wrong-kind').max(MOST_PIECES, 'wrong-kind');
const id = z.int('wrong-kind').min(1, 'wrong-kind').max(2_147_483_647, 'wrong-kind');
const product = id.transform((number) => number as ProductId);
/** One line of text without NUL, which PostgreSQL cannot store. */
export const line = (most: number) =>
  z
    .string('wrong-kind')
    .max(most, 'too-long')
    .refine((typed) => !typed.includes('\0'), 'wrong-kind');
const note = line(300).default('');

/** A manual adjustment: a difference, or the counted stock at a location. */
export const adjustment = z
  .object({
    productId: product,
    /** Null: the first location. */
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

/** A transfer between locations; the total stays. */
export const transfer = z.object({
  productId: product,
  from: id,
  to: id,
  quantity: piece.min(1, 'wrong-kind'),
  note,
});

export type Mover = Readonly<{ staffId: number | null; name: string }>;
type Answer = Promise<Outcome<StockNow, AdjustRefusal>>;

export type AdjustDeps = {
  db: Db;
  clock: Clock;
  raise: Raise;
};

type Problems = Extract<AdjustRefusal, { code: 'inventory.wrong-fields' }>['problems'];
const PROBLEMS = ['missing', 'too-long'] as const;

/** The first problem of each field. */
export function problemsOf(error: z.ZodError): Problems {
  const problems = error.issues.map(
    ({ path, message }) =>
      [path.join('.'), PROBLEMS.find((known) => known === message) ?? 'wrong-kind'] as const,
  );
  return Object.fromEntries([...problems].reverse());
}

/** Why a product's stock cannot be adjusted; variable products have none. */
async function refusalFor(
  tx: DbOrTx,
  productId: ProductId,
  locationIds: readonly number[],
): Promise<AdjustRefusal | null> {
  for (const one of locationIds)
    if ((await findLocation(tx, one)) === null) return { code: 'inventory.unknown-location' };
  const sellable = await readCounted(tx, productId);
  if (sellable === null) return { code: 'inventory.unknown-product' };
  const isShelved = sellable.manages_stock && (sellable.type === 'simple' || sellable.type === 'variation');
  return isShelved ? null : { code: 'inventory.not-counted' };
}

/** Closed locations accept no stock. */
async function closedRefusal(tx: DbOrTx, locationId: number): Promise<AdjustRefusal | null> {
  return (await isOpenLocation(tx, locationId)) ? null : { code: 'inventory.location-closed' };
}

async function stockOf(tx: DbOrTx, productId: number): Promise<StockNow> {
  const [stock] = await readStock(tx, [productId]);
  return stock ?? { productId, level: 0, reserved: 0, locations: [] };
}

/** The most that may be removed: the stock at the location, and no more than is unreserved; null for no limit. */
function mayGo({ level, atLocation, mayGoBelowZero }: StockLevel): number | null {
  return mayGoBelowZero ? null : Math.max(0, Math.min(level, atLocation));
}

/** The change of a stock level, or a refusal. */
function changeOf(stock: StockLevel, { delta, counted }: Adjustment): Outcome<number, AdjustRefusal> {
  const change = delta ?? (counted ?? 0) - stock.atLocation;
  const most = mayGo(stock);
  if (change === 0) return refuse({ code: 'inventory.nothing-changes' });
  const isTooMuch = change < 0 && most !== null && -change > most;
  return isTooMuch ? refuse({ code: 'inventory.below-zero', left: most }) : done(change);
}

/** The same with the location locked; closed ones accept nothing. */
async function changeAt(
  tx: DbOrTx,
  locationId: number,
  typed: Adjustment,
): Promise<Outcome<number, AdjustRefusal>> {
  const change = changeOf(await lockStockLevel(tx, typed.productId, locationId), typed);
  if (!change.ok || change.value < 0) return change;
  const closed = await closedRefusal(tx, locationId);
  return closed === null ? change : refuse(closed);
}

/** Stock that new products and variations start with, as ledger entries at the first location. */
export async function openStock(
  tx: DbOrTx,
  openings: readonly Readonly<{ productId: ProductId; quantity: number }>[],
  { by, at }: Readonly<{ by: Mover; at: Date }>,
): Promise<void> {
  const locationId = await firstLocation(tx);
  for (const { productId, quantity } of openings)
    await insertHandMovement(tx, {
      ...{ productId, locationId, change: quantity, reason: 'received', note: '' },
      ...{ by: { staffId: by.staffId, name: by.name }, at },
    });
}

/**
 * Changes stock at the first location within a transaction, as a ledger entry.
 *
 * @returns false if it would fall below zero
 */
export async function moveStock(
  tx: DbOrTx,
  { productId, delta }: Readonly<{ productId: number; delta: number }>,
  { by, at }: Readonly<{ by: Mover; at: Date }>,
): Promise<boolean> {
  const parsed = adjustment.parse({ productId, delta, reason: 'correction' });
  const locationId = await firstLocation(tx);
  const change = changeOf(await lockStockLevel(tx, productId, locationId), parsed);
  if (!change.ok) return false;
  const movement = { productId: parsed.productId, locationId, change: change.value, reason: parsed.reason };
  await insertHandMovement(tx, { ...movement, note: '', by: { staffId: by.staffId, name: by.name }, at });
  return true;
}

/**
 * Adjusts the stock of a product or variation, as a ledger entry.
 *
 * @param typed an `adjustment`: `delta`, or `counted` for the stock at the location without reserved items
 * @returns the new stock; refuses `inventory.below-zero`, `inventory.nothing-changes`, `inventory.not-counted`,
 * unknown products and locations
 * Source: ST-01, ST-02
 */
export function adjustByHand(deps: AdjustDeps) {
  return async (typed: unknown, by: Mover): Answer => {
    const parsed = adjustment.safeParse(typed);
    if (!parsed.success)
      return refuse({ code: 'inventory.wrong-fields', problems: problemsOf(parsed.error) });
    const { productId, reason, note: typedNote } = parsed.data;
    return deps.db.transaction().execute(async (tx) => {
      const locationId = parsed.data.locationId ?? (await firstLocation(tx));
      const refusal = await refusalFor(tx, productId, [locationId]);
      if (refusal !== null) return refuse(refusal);
      const change = await changeAt(tx, locationId, parsed.data);
      if (!change.ok) return change;
      const moved = { productId, locationId, change: change.value, reason, note: typedNote };
      await insertHandMovement(tx, { ...moved, by, at: deps.clock() });
      await deps.raise(tx, 'ProductsChanged', { ids: await readCardOwners(tx, [productId]) });
      return done(await stockOf(tx, productId));
    });
  };
}

/**
 * Transfers stock between locations, as two ledger entries; the total stays.
 *
 * @param typed a `transfer`
 * Source: ST-01
 */
export function transferStock(deps: AdjustDeps) {
  return async (typed: unknown, by: Mover): Answer => {
    const parsed = transfer.safeParse(typed);
    if (!parsed.success)
      return refuse({ code: 'inventory.wrong-fields', problems: problemsOf(parsed.error) });
    const { productId, from, to, quantity, note: typedNote } = parsed.data;
    if (from === to) return refuse({ code: 'inventory.nothing-changes' });
    return deps.db.transaction().execute(async (tx) => {
      const refusal = (await refusalFor(tx, productId, [from, to])) ?? (await closedRefusal(tx, to));
      if (refusal !== null) return refuse(refusal);
      const { atLocation } = await lockStockLevel(tx, productId, from);
      if (quantity > atLocation)
        return refuse({ code: 'inventory.below-zero', left: Math.max(0, atLocation) });
      const movement = { productId, reason: 'transfer', note: typedNote, by, at: deps.clock() };
      await insertHandMovement(tx, { ...movement, locationId: to, change: quantity });
      await insertHandMovement(tx, { ...movement, locationId: from, change: -quantity });
      return done(await stockOf(tx, productId));
    });
  };
}
