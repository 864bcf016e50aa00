import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import type { PricePlan } from '../../../product.ts';
import { isOnSale } from '../../../rules/price.ts';
import type { Terms } from '../../../store/terms.ts';
import type { PriceDraft, ProductDraft, VariationDraft } from '../draft.ts';
import { NO_OPTION, optionOf } from './variation-options.ts';

/**
 * The effect of a change on a sale: a running one stops (`ended`) or gets another price (`replaced`), a future one
 * does not take place as planned (`planned`).
 */
export type SaleEffect = 'ended' | 'replaced' | 'planned';

/** A sale that a change of a product ends or replaces. */
export type AffectedSale = Readonly<{
  /** Null for the product's own price. */
  variationId: number | null;
  /** A variation's values. */
  option: Localized;
  kind: SaleEffect;
  /** In fils. */
  saleMinor: number;
  startsAt: Instant | null;
  endsAt: Instant | null;
}>;

type Priced = Pick<PriceDraft, 'regularMinor' | 'saleMinor' | 'saleStartsAt' | 'saleEndsAt'>;

const amount = (minor: number | null) => (minor === null ? null : aed(minor));
const instant = (moment: string | null) => (moment === null ? null : new Date(moment));

function planOf({ regularMinor, saleMinor, saleStartsAt, saleEndsAt }: Priced): PricePlan {
  return {
    ...{ regular: amount(regularMinor), sale: amount(saleMinor) },
    ...{ saleStartsAt: instant(saleStartsAt), saleEndsAt: instant(saleEndsAt) },
  };
}

function isPlanned({ sale, saleStartsAt }: PricePlan, now: Instant): boolean {
  return sale !== null && saleStartsAt !== null && saleStartsAt > now;
}

function isSameSale(before: Priced, after: Priced): boolean {
  return (['saleMinor', 'saleStartsAt', 'saleEndsAt'] as const).every(
    (field) => before[field] === after[field],
  );
}

function effectOf(before: Priced, after: Priced, now: Instant): SaleEffect | null {
  if (isOnSale(planOf(before), now)) {
    if (!isOnSale(planOf(after), now)) return 'ended';
    return before.saleMinor === after.saleMinor ? null : 'replaced';
  }
  return isPlanned(planOf(before), now) && !isSameSale(before, after) ? 'planned' : null;
}

/** A sale price that is not below the regular price cannot be saved, so nothing is lost. */
function isSavable({ regularMinor, saleMinor }: Priced): boolean {
  return saleMinor === null || (regularMinor !== null && saleMinor < regularMinor);
}

/** Every sale that runs or is planned and that a change ends or replaces. */
export function affectedSales(
  before: ProductDraft,
  after: ProductDraft,
  { now, terms }: { now: Instant } & Pick<Terms, 'terms'>,
): AffectedSale[] {
  const affected = (
    one: ProductDraft | VariationDraft,
    changed: ProductDraft | VariationDraft | undefined,
    which: Pick<AffectedSale, 'variationId' | 'option'>,
  ): AffectedSale[] => {
    const { saleMinor, saleStartsAt, saleEndsAt } = one.price;
    if (changed === undefined || saleMinor === null || !isSavable(changed.price)) return [];
    const kind = effectOf(one.price, changed.price, now);
    if (kind === null) return [];
    return [{ ...which, kind, saleMinor, startsAt: instant(saleStartsAt), endsAt: instant(saleEndsAt) }];
  };
  if (before.type !== 'variable') return affected(before, after, { variationId: null, option: NO_OPTION });
  return before.variations.flatMap((variation, index) =>
    affected(variation, after.variations[index], {
      variationId: variation.id,
      option: optionOf(variation, before, { terms }),
    }),
  );
}
