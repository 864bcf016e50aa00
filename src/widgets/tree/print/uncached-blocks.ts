import type { Shop } from '#composition/shop.ts';
import type { Blocks } from '../../place.ts';

/** Prints each block on request, without a cache. */
export const uncachedBlocks = (shop: Shop): Blocks => ({ open: (_key, print) => print(shop) });
