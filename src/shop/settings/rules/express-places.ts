/** Places of the express wallet button. */
export const EXPRESS_PLACES = ['product', 'drawer', 'cart', 'checkout'] as const;
export type ExpressPlace = (typeof EXPRESS_PLACES)[number];
