export const fields = {};

/** What the loader adds. */
export type ImprintData = { legalName: string; trn: string; licence: string };
