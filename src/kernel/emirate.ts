/** The seven emirates by their codes. */
export const EMIRATES = ['AZ', 'AJ', 'DU', 'FU', 'RK', 'SH', 'UQ'] as const;
export type Emirate = (typeof EMIRATES)[number];
