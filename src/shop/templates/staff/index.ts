import type { TemplateId } from '#kernel/ids.ts';
import {
  duplicateTemplate,
  removeTemplate,
  templateHistory,
  templateTreeAt,
  trashOrRestore,
  undoTemplate,
} from './actions/lifecycle.ts';
import { saveTemplate, type TemplateEditDeps, toOpen } from './actions/save-template.ts';
import { templateUses } from './actions/uses.ts';
import type { OpenTemplate } from './rules/template-draft.ts';
import { findTemplates, readSections, readStored, type TemplateQuery } from './store/templates.ts';

/**
 * Editing of templates and saved sections.
 *
 * `find` lists them; `open` reads one for its editor, `save` writes or creates one; `history` lists its versions, `treeAt` gives the nodes of one, `undo`
 * restores one. `duplicate` makes a draft; `trash`, `restore` (as a draft) and `remove` (permanently). `sections` are what
 * a widget can name, `uses` where one is named.
 */
export function createTemplateEdit(deps: TemplateEditDeps) {
  const { db, clock } = deps;
  const uses = templateUses(deps);
  return {
    find: (query: TemplateQuery) => findTemplates(db, query, clock()),
    open: async (id: TemplateId): Promise<OpenTemplate | null> => {
      const stored = await readStored(db, id);
      return stored === null ? null : toOpen(stored, clock());
    },
    save: saveTemplate(deps),
    history: templateHistory(deps),
    treeAt: templateTreeAt(deps),
    undo: undoTemplate(deps),
    duplicate: duplicateTemplate(deps),
    trash: trashOrRestore(deps, 'trashed'),
    restore: trashOrRestore(deps, 'restored'),
    remove: removeTemplate(deps),
    sections: async (): Promise<{ id: TemplateId; name: string }[]> =>
      (await readSections(db)).map(({ id, name }) => ({ id, name })),
    uses: (id: TemplateId) => uses(db, id),
  };
}
