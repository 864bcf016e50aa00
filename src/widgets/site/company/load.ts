import { inLanguage } from '#kernel/language.ts';
import type { Loader } from '../../place.ts';
import type { CompanyData, fields } from './fields.ts';

/** The company details in the settings. */
export const loadCompany: Loader<typeof fields, CompanyData> = async (_settings, { shop, language }) => {
  const settings = await shop.settings.all();
  return {
    company: {
      tagline: inLanguage(settings['shop.tagline'], language),
      address: inLanguage(settings['shop.address'], language),
      phone: settings['shop.phone'],
      email: settings['shop.email'],
    },
  };
};
