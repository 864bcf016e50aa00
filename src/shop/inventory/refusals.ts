import type { ProductId } from '#kernel/ids.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';

/** Every answer "no" to staff who move stock or name its places. */
export type AdjustRefusal =
  | {
      code: 'inventory.wrong-fields';
      problems: Readonly<Record<string, 'missing' | 'wrong-kind' | 'too-long'>>;
    }
  | { code: 'inventory.unknown-product' }
  /** Its stock is not counted, or is that of its variations. */
  | { code: 'inventory.not-counted' }
  /** So much of it is not there, or is promised to orders already. */
  | { code: 'inventory.below-zero'; left: number }
  | { code: 'inventory.nothing-changes' }
  | { code: 'inventory.unknown-location' }
  | { code: 'inventory.location-in-use' }
  /** It is closed: stock may leave it, and none comes. */
  | { code: 'inventory.location-closed' }
  | { code: 'inventory.last-location' }
  /** The location holds stock, and no other location was named for it. */
  | { code: 'inventory.stock-left' };

/** Why stock is not taken for an order. */
export type StockRefusal = { code: 'inventory.too-few'; productId: ProductId };

/** How each is answered. */
export const inventoryRefusals = {
  'inventory.wrong-fields': { status: 422 },
  'inventory.unknown-product': { status: 404 },
  'inventory.not-counted': { status: 422 },
  'inventory.below-zero': { status: 409, facts: ['left'] },
  'inventory.nothing-changes': { status: 422 },
  'inventory.unknown-location': { status: 404 },
  'inventory.location-in-use': { status: 409 },
  'inventory.location-closed': { status: 409 },
  'inventory.last-location': { status: 409 },
  'inventory.stock-left': { status: 409 },
  'inventory.too-few': { status: 409 },
} as const satisfies RefusalReplies<AdjustRefusal | StockRefusal>;
