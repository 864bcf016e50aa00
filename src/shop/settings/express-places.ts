/** Where a wallet's button stands above the ordinary buttons. */
export const EXPRESS_PLACES = ['product', 'drawer', 'cart', 'checkout'] as const;
export type ExpressPlace = (typeof EXPRESS_PLACES)[number];
