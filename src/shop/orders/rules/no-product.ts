import type { ProductId } from '#kernel/ids.ts';

/**
 * The product id of lines without a catalogue product: those of imported orders, and fixed items of payment buttons.
 */
export const NO_PRODUCT = 0 as ProductId;
