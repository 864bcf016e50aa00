export const fields = {};

/** What the loader adds. */
export type SearchPanelData = {
  /** Name of the search parameter. */
  parameter: string;
};
