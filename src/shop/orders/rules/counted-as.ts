/** What reports count orders as: sales of some days, or with a refund that was made in them. */
export const COUNTED_AS = ['sales', 'refunds'] as const;
export type CountedAs = (typeof COUNTED_AS)[number];
