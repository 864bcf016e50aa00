import type { Shop } from '#composition/shop.ts';
import type { Blocks } from '../../place.ts';

/** Prints each block when it is asked for, where none are kept. */
export const unkeptBlocks = (shop: Shop): Blocks => ({ open: (_key, print) => print(shop) });
