import type { TemplateId } from '#kernel/ids.ts';
import {
  duplicateTemplate,
  removeTemplate,
  templateHistory,
  templateTreeAt,
  trashOrRestore,
  undoTemplate,
  unpublishTemplate,
} from './actions/lifecycle.ts';
import { checkTemplate, saveTemplate, type TemplateEditDeps, toOpen } from './actions/save-template.ts';
import { templateUses, type UsedPlace } from './actions/uses.ts';
import type { OpenTemplate } from './rules/template-draft.ts';
import { findTemplates, readNamed, readStored, type TemplateQuery } from './store/templates.ts';

/** A template that widgets name. */
export type NamedTemplate = Readonly<{ id: TemplateId; name: string; place: 'section' | 'loop-item' }>;

const NAMED_BY_WIDGETS = ['section', 'loop-item'] as const;

/**
 * Editing of templates and saved sections.
 *
 * `find` lists them; `open` reads one for its editor, `save` writes or creates one, `check` returns the refusal of a
 * new one without saving; `history` lists its versions, `treeAt` returns the nodes of one, `undo` restores one.
 * `duplicate` makes a draft; `trash`, `restore` (as a draft) and `remove` (permanently). `unpublish` makes a published
 * one a draft. `named` lists what widgets can reference, `uses` where a template, popup or panel is referenced.
 * `readPopup` parses a popup of another site, without storing it.
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
    check: checkTemplate(deps),
    history: templateHistory(deps),
    treeAt: templateTreeAt(deps),
    undo: undoTemplate(deps),
    duplicate: duplicateTemplate(deps),
    trash: trashOrRestore(deps, 'trashed'),
    restore: trashOrRestore(deps, 'restored'),
    remove: removeTemplate(deps),
    unpublish: unpublishTemplate(deps),
    named: async (): Promise<NamedTemplate[]> => {
      const found = await Promise.all(
        NAMED_BY_WIDGETS.map(async (place) =>
          (await readNamed(db, place)).map(({ id, name }) => ({ id, name, place })),
        ),
      );
      return found.flat();
    },
    readPopup: deps.readPopup,
    uses: (id: TemplateId, place: UsedPlace) => uses(db, id, place),
  };
}
