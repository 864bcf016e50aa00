import type { Loader } from '../../place.ts';
import { understandNode } from '../../tree/understand-node.ts';
import { definitionOf, type FormSettings, shownForm } from './definition.ts';
import type { FormData, fields } from './fields.ts';

/** The form in the page's language, with a digest of what it asks. */
export const loadForm: Loader<typeof fields, FormData> = async (_settings, place) => {
  const { shop, language, node: name, stored } = place;
  const understood = understandNode(stored);
  if (!understood.ok) return null;
  const settings = understood.node.settings as FormSettings;
  const definition = shop.forms.digest(definitionOf(settings, name));
  return { form: shownForm(settings, { name, language, definition }) };
};
