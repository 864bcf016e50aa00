import type { TemplateId } from '#kernel/ids.ts';
import type { TemplatePlace } from '../rules/places.ts';
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
import { usesOfTemplate } from './actions/uses.ts';
import type { OpenTemplate } from './rules/template-draft.ts';
import { findTemplates, readNamed, readStored, type TemplateQuery } from './store/templates.ts';

/** A template that widgets name. */
export type NamedTemplate = Readonly<{ id: TemplateId; name: string; place: 'section' | 'loop-item' }>;

const NAMED_BY_WIDGETS = ['section', 'loop-item'] as const;

/**
 * Editing of templates and saved sections.
 *
 * `find` lists them; `open` reads one for its editor, `save` writes or creates one, `check` says what it would refuse of a new one; `history` lists its versions, `treeAt` gives the nodes of one, `undo`
 * restores one. `duplicate` makes a draft; `trash`, `restore` (as a draft) and `remove` (permanently). `unpublish` makes a draft of a published one. `named` are what
 * a widget can name, `uses` where one, a popup or a panel is named, null for other templates. `readPopup` reads a popup of another site, without keeping it.
 */
export function createTemplateEdit(deps: TemplateEditDeps) {
  const { db, clock } = deps;
  const uses = usesOfTemplate(deps);
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
      const byPlace = await Promise.all(
        NAMED_BY_WIDGETS.map(async (place) =>
          (await readNamed(db, place)).map(({ id, name }) => ({ id, name, place })),
        ),
      );
      return byPlace.flat();
    },
    readPopup: deps.readPopup,
    uses: (template: { id: TemplateId; place: TemplatePlace }) => uses(db, template),
  };
}
