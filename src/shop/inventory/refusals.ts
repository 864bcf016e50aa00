import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';

export type AdjustRefusal =
  | {
      code: 'inventory.wrong-fields';
      problems: Readonly<Record<string, 'missing' | 'wrong-kind' | 'too-long'>>;
    }
  /** Of a location. */
  | EditConflict<{ name: Localized }>
  | { code: 'inventory.unknown-product' }
  /** Its stock is not tracked, or tracked by its variations. */
  | { code: 'inventory.not-counted' }
  /** The stock is not that high, or orders have reserved it. */
  | { code: 'inventory.below-zero'; left: number }
  | { code: 'inventory.nothing-changes' }
  | { code: 'inventory.unknown-location' }
  | { code: 'inventory.location-in-use' }
  /** The location is closed: stock can only leave it. */
  | { code: 'inventory.location-closed' }
  | { code: 'inventory.last-location' }
  /** The location holds stock and no other location was given for it. */
  | { code: 'inventory.stock-left' };

/** `left`: pieces of the product in stock. */
export type StockRefusal = { code: 'inventory.too-few'; productId: ProductId; left: number };

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
