import type { Loader } from '../../place.ts';
import { understandNode } from '../../tree/understand-node.ts';
import { definitionOf, shownForm } from './definition.ts';
import type { FormData } from './fields.ts';
import { formOf } from './find-form.ts';

/** The form in the page's language, with the digest of its definition. */
// biome-ignore lint/suspicious/noExplicitAny: of any widget that is a form
export const loadForm: Loader<any, FormData> = async (_settings, place) => {
  const { shop, language, node: name, stored } = place;
  const understood = understandNode(stored);
  const settings = understood.ok ? formOf(understood.node) : null;
  if (settings === null) return null;
  const definition = shop.forms.digest(definitionOf(settings, name));
  return { form: shownForm(settings, { name, language, definition }) };
};
