import type { CartContentsProps } from '#views/cart-page/cart-page.tsx';

export const fields = {};

/** What the loader adds. */
export type CartData = CartContentsProps;
