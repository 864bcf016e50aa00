declare const brand: unique symbol;

/** Gives a plain value an identity of its own, so that a cart key is never passed where a product id belongs. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
