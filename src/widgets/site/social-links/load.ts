import type { Loader } from '../../place.ts';
import type { fields, SocialLinksData } from './fields.ts';

/** The shop's profiles; without any the node is left out. */
export const loadSocialLinks: Loader<typeof fields, SocialLinksData> = async (_settings, { shop }) => {
  const links = (await shop.settings.all())['shop.socialLinks'];
  return links.length === 0 ? null : { links };
};
