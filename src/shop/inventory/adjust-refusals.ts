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
  /** Nobody said where what stands there goes. */
  | { code: 'inventory.stock-left' };
