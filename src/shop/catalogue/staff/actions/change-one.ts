import { z } from 'zod';
import { EDIT_CONFLICT } from '#kernel/editing/optimistic-lock.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { EditRefusal } from '../../refusals.ts';
import { LONGEST, measure, minor, type ProductDraft, text, words } from '../rules/draft.ts';
import type { Editor } from '../store/versions.ts';
import { type Changed, changeEach, problemsIn, type Step } from './change-products.ts';
import { readDrafts } from './open-product.ts';
import type { EditDeps } from './write-product.ts';

/** An inline edit of a product or one of its variations. */
export const inlineChange = z.strictObject({
  name: words(LONGEST.name).optional(),
  regularMinor: minor.optional(),
  saleMinor: minor.optional(),
  sku: text(LONGEST.code).trim().optional(),
  gtin: text(LONGEST.code).trim().optional(),
  weightKg: measure.optional(),
  status: z.enum(['draft', 'published', 'private', 'archived'], 'wrong-kind').optional(),
  stockStatus: z.enum(['instock', 'outofstock', 'onbackorder'], 'wrong-kind').optional(),
  isFeatured: z.boolean('wrong-kind').optional(),
});
export type InlineChange = z.infer<typeof inlineChange>;

type Sold = Pick<ProductDraft, 'price' | 'shelf' | 'sku' | 'gtin' | 'name' | 'measures'>;

function withInline<T extends Sold>(thing: T, change: InlineChange): T {
  const { regularMinor = thing.price.regularMinor, saleMinor = thing.price.saleMinor } = change;
  return {
    ...thing,
    name: change.name ?? thing.name,
    sku: change.sku ?? thing.sku,
    gtin: change.gtin ?? thing.gtin,
    measures: {
      ...thing.measures,
      weightKg: change.weightKg === undefined ? thing.measures.weightKg : change.weightKg,
    },
    price: { ...thing.price, regularMinor, saleMinor },
    shelf: { ...thing.shelf, status: change.stockStatus ?? thing.shelf.status },
  };
}

function changedItself(draft: ProductDraft, change: InlineChange): ProductDraft {
  return {
    ...withInline(draft, change),
    status: change.status ?? draft.status,
    isFeatured: change.isFeatured ?? draft.isFeatured,
  };
}

/** A product with an inline edit of it or of one of its variations. */
export function changedInline(
  draft: ProductDraft,
  variationId: number | null,
  change: InlineChange,
): ProductDraft {
  if (variationId === null) return changedItself(draft, change);
  return {
    ...draft,
    variations: draft.variations.map((one) => (one.id === variationId ? withInline(one, change) : one)),
  };
}

function changesPrice({ regularMinor, saleMinor, stockStatus }: InlineChange): boolean {
  return regularMinor !== undefined || saleMinor !== undefined || stockStatus !== undefined;
}

/** A product, or one of its variations. */
export type Target = { id: ProductId; variationId?: number | null };

async function refusalFor(
  { db }: EditDeps,
  { id, variationId = null }: Target,
  change: InlineChange,
): Promise<EditRefusal | null> {
  const draft = (await readDrafts(db, [id])).get(id)?.draft;
  if (draft === undefined) return { code: 'catalogue.unknown-product' };
  if (variationId === null)
    return draft.type === 'variable' && changesPrice(change) ? { code: 'catalogue.has-variations' } : null;
  const isOwn = draft.variations.some((one) => one.id === variationId);
  return isOwn ? null : { code: 'catalogue.unknown-product' };
}

/** The refusal of a change of a single product. */
function alone(outcome: Outcome<Changed, EditRefusal>): Outcome<Changed, EditRefusal> {
  if (outcome.ok || outcome.refusal.code !== 'catalogue.some-refused') return outcome;
  const [only] = outcome.refusal.refused;
  return only === undefined || only.refusal.code === EDIT_CONFLICT ? outcome : refuse(only.refusal);
}

/**
 * Edits a product or variation inline: name, SKU, prices, status, stock status. Stock levels are changed by
 * `inventory.adjust`.
 *
 * @param target the product or variation
 * @returns refuses `catalogue.has-variations` for a price that belongs to variations, and what saving refuses
 * Source: BO-01
 */
export function changeOne(deps: EditDeps) {
  return async (target: Target, typed: unknown, by: Editor): Promise<Outcome<Changed, EditRefusal>> => {
    const change = inlineChange.safeParse(typed);
    if (!change.success)
      return refuse({ code: 'catalogue.wrong-fields', problems: problemsIn(change.error) });
    const refusal = await refusalFor(deps, target, change.data);
    if (refusal !== null) return refuse(refusal);
    const { id, variationId = null } = target;
    const step: Step = ({ draft }) => changedInline(draft, variationId, change.data);
    return alone(await changeEach(deps, [id], { by, step }));
  };
}
