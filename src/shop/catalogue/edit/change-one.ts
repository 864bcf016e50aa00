import { z } from 'zod';
import type { ProductId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { EditRefusal } from '../refusals.ts';
import { type Changed, changeEach, problemsIn, type Step } from './change-products.ts';
import { LONGEST, minor, type ProductDraft, text, words } from './draft.ts';
import { readDrafts } from './open-product.ts';
import type { Editor } from './versions.store.ts';
import type { EditNeeds } from './write-product.ts';

/** What a list changes in place: of a product, or of one of its variations. */
export const inlineChange = z.strictObject({
  name: words(LONGEST.name).optional(),
  regularMinor: minor.optional(),
  saleMinor: minor.optional(),
  sku: text(LONGEST.code).optional(),
  status: z.enum(['draft', 'published', 'private', 'archived'], 'wrong-kind').optional(),
  stockStatus: z.enum(['instock', 'outofstock', 'onbackorder'], 'wrong-kind').optional(),
  isFeatured: z.boolean('wrong-kind').optional(),
});
export type InlineChange = z.infer<typeof inlineChange>;

type Sold = Pick<ProductDraft, 'price' | 'shelf' | 'sku' | 'name'>;

function withInline<T extends Sold>(thing: T, change: InlineChange): T {
  const { regularMinor = thing.price.regularMinor, saleMinor = thing.price.saleMinor } = change;
  return {
    ...thing,
    name: change.name ?? thing.name,
    sku: change.sku ?? thing.sku,
    price: { ...thing.price, regularMinor, saleMinor },
    shelf: { ...thing.shelf, status: change.stockStatus ?? thing.shelf.status },
  };
}

function ownStep(change: InlineChange): Step {
  return ({ draft }) => ({
    ...withInline(draft, change),
    status: change.status ?? draft.status,
    isFeatured: change.isFeatured ?? draft.isFeatured,
  });
}

function variationStep(variationId: number, change: InlineChange): Step {
  return ({ draft }) => ({
    ...draft,
    variations: draft.variations.map((one) => (one.id === variationId ? withInline(one, change) : one)),
  });
}

function asksPrice({ regularMinor, saleMinor, stockStatus }: InlineChange): boolean {
  return regularMinor !== undefined || saleMinor !== undefined || stockStatus !== undefined;
}

/** A product, and its variation where that is meant. */
export type Target = { id: ProductId; variationId?: number | null };

async function refusalFor(
  { db }: EditNeeds,
  { id, variationId = null }: Target,
  change: InlineChange,
): Promise<EditRefusal | null> {
  const draft = (await readDrafts(db, [id])).get(id)?.draft;
  if (draft === undefined) return { code: 'catalogue.unknown-product' };
  if (variationId === null)
    return draft.type === 'variable' && asksPrice(change) ? { code: 'catalogue.has-variations' } : null;
  const isOwn = draft.variations.some((one) => one.id === variationId);
  return isOwn ? null : { code: 'catalogue.unknown-product' };
}

/** The refusal that stands for the only product of a change. */
function alone(outcome: Outcome<Changed, EditRefusal>): Outcome<Changed, EditRefusal> {
  if (outcome.ok || outcome.refusal.code !== 'catalogue.some-refused') return outcome;
  const [only] = outcome.refusal.refused;
  return only === undefined ? outcome : refuse(only.refusal);
}

/**
 * Changes a product, or one of its variations, in place: name, SKU, prices, status, stock status. How much stands on its
 * shelf changes by `inventory.adjust`.
 *
 * @param target the product, and its variation where that is meant
 * @returns refuses `catalogue.has-variations` for a price that only variations have, and what saving refuses
 * Source: BO-01
 */
export function changeOne(needs: EditNeeds) {
  return async (target: Target, typed: unknown, by: Editor): Promise<Outcome<Changed, EditRefusal>> => {
    const change = inlineChange.safeParse(typed);
    if (!change.success)
      return refuse({ code: 'catalogue.wrong-fields', problems: problemsIn(change.error) });
    const refusal = await refusalFor(needs, target, change.data);
    if (refusal !== null) return refuse(refusal);
    const { id, variationId = null } = target;
    const step = variationId === null ? ownStep(change.data) : variationStep(variationId, change.data);
    return alone(await changeEach(needs, [id], { by, step }));
  };
}
