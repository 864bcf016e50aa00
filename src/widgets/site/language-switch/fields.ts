export const fields = {};

/** What the loader adds. */
export type LanguageSwitchData = {
  /** The page’s path without language, and its query. */
  path: string;
  query: string;
};
