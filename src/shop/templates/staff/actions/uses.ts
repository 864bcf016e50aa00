import type { TemplateId } from '#kernel/ids.ts';
import { type Linked, linkedIn } from '#kernel/web/addresses/link-hash.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readTrees, type TreeDocument } from '../store/references.ts';
import type { TemplateEditDeps } from './save-template.ts';

/** A template or document whose nodes name a saved section or the template of their items, or have links about a popup or an off-canvas panel. */
export type TemplateUse = Omit<TreeDocument, 'tree' | 'place'>;

/** What a use names: a saved section, the template of items, or what links are about. */
export type UsedPlace = 'section' | 'loop-item' | Linked['place'];

/** Where a saved section, a template of items, a popup or an off-canvas panel is used; addresses typed into texts count as well. */
export function templateUses({ referencesOf }: Pick<TemplateEditDeps, 'referencesOf'>) {
  return async (db: DbOrTx, id: TemplateId, place: UsedPlace): Promise<TemplateUse[]> => {
    const trees = await readTrees(db);
    return trees.flatMap(({ tree, place: _place, ...document }) => {
      const isChosen = referencesOf(tree).some((one) => one.kind === place && one.id === id);
      const isTyped = linkedIn(JSON.stringify(tree)).some((one) => one.place === place && one.id === id);
      return isChosen || isTyped ? [document] : [];
    });
  };
}
