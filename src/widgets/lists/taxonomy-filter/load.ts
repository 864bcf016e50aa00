import { multipleTerms } from '#shop/loops';
import type { Fields } from '../../fields/field.ts';
import type { FilterData } from '../../loop/item.ts';
import { loadFilterTerms } from '../../loop/load/filter-terms.ts';
import { hasTaxonomy } from '../../loop/load/load-loop.ts';
import type { LoopSettings } from '../../loop/loop-fields.ts';
import { personalSource, toLoopSettings } from '../../loop/loop-settings.ts';
import type { Loader, Place } from '../../place.ts';
import { resolveValues } from '../../tree/print/resolve-values.ts';
import { understandNode } from '../../tree/understand-node.ts';
import type { fields } from './fields.ts';

/** The settings of the filtered loop; null if it does not exist. */
async function loopSettings(place: Place): Promise<LoopSettings | null> {
  const { node, subject } = place.loop;
  const understood = node === null ? null : understandNode(node);
  if (understood === null || !understood.ok) return null;
  const { widget, settings } = understood.node;
  return toLoopSettings(widget.name, await resolveValues(widget.fields as Fields, settings, place), subject);
}

/** The terms of the loop's items; nothing for a loop without such terms, or of a visitor's own products. */
export const loadTaxonomyFilter: Loader<typeof fields, FilterData> = async (ownSettings, place) => {
  const { taxonomy, parent } = ownSettings;
  const settings = await loopSettings(place);
  if (settings === null || personalSource(settings) !== null || !hasTaxonomy(settings, taxonomy)) return null;
  const multiple = multipleTerms(ownSettings.multiple);
  return loadFilterTerms(settings, { taxonomy, parent: parent?.slug ?? null, multiple }, place);
};
