import { inLanguage } from '#kernel/language.ts';
import type { Loader } from '../../place.ts';
import type { fields, ImprintData } from './fields.ts';

/** The company details required by law. */
export const loadImprint: Loader<typeof fields, ImprintData> = async (_settings, { shop, language }) => {
  const settings = await shop.settings.all();
  return {
    legalName: inLanguage(settings['shop.legalName'], language),
    trn: settings['shop.trn'],
    licence: settings['shop.licence'],
  };
};
