export const fields = {};

/** What the loader adds. */
export type SocialLinksData = {
  /** Addresses of the shop's profiles. */
  links: readonly string[];
};
