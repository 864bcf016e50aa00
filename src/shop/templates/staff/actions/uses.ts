import type { TemplateId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readTrees, type TreeDocument } from '../store/references.ts';
import type { TemplateEditDeps } from './save-template.ts';

/** A template or document whose nodes name a saved section or the template of their items. */
export type TemplateUse = Omit<TreeDocument, 'tree' | 'place'>;

/** Where a saved section or a template of items is used. */
export function templateUses({ referencesOf }: Pick<TemplateEditDeps, 'referencesOf'>) {
  return async (db: DbOrTx, id: TemplateId): Promise<TemplateUse[]> => {
    const trees = await readTrees(db);
    return trees.flatMap(({ tree, place: _place, ...document }) => {
      const isNamed = referencesOf(tree).some(
        ({ kind, id: named }) => (kind === 'section' || kind === 'loop-item') && named === id,
      );
      return isNamed ? [document] : [];
    });
  };
}
