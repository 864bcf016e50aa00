import type { ProductId } from '#kernel/ids.ts';

/** Stands for a product in lines that are none of the catalogue: those of other shops, and fixed items of payment buttons. */
export const NO_PRODUCT = 0 as ProductId;
