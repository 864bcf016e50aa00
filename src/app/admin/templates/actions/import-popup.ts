import type { ActionCall } from '#admin-actions/action.ts';
import { widgetSaving } from '#admin-actions/widget-saving.ts';
import type { TemplateId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import { rightsOf } from '#shop/staff';
import type { ExportRefusal, TemplateDraft, TemplateRefusal } from '#shop/templates';
import {
  type ImportedPopup,
  importPopup,
  type LeftOut,
  pictureFilesIn,
  readExport,
} from '#widgets/popup/import/import-popup.ts';
import { valuesIn } from '#widgets/tree/walk-values.ts';
import { nodeIdsBeside } from '../content/new-node.ts';
import { readShopParts } from './read-shop-parts.ts';

/** `language`: that of the texts in the file. */
type Sent = Readonly<{ text: string; language: Language }>;
/** A draft, and what of the file is not in it. */
type Imported = Readonly<{ draft: TemplateDraft; leftOut: readonly LeftOut[] }>;

function htmlsIn(tree: ImportedPopup['tree']): string[] {
  return valuesIn(tree).flatMap(({ control, value }) =>
    (control.type === 'rich-text' || control.type === 'html') && typeof value === 'string' ? [value] : [],
  );
}

/** A popup of a template export as a draft, with pictures of the library where it has files of the same names. */
async function imported(
  { shop, member }: ActionCall,
  { text, language }: Sent,
): Promise<Outcome<Imported, ExportRefusal>> {
  const read = readExport(text);
  if (!read.ok) return read;
  const { pictures } = await readShopParts(shop, pictureFilesIn(read.value.elements));
  const mayWriteHtml = rightsOf(member.role).includes('content.html');
  const place = { language, pictures, mayWriteHtml, newId: nodeIdsBeside([]) };
  const { name, conditions, settings, tree, leftOut } = importPopup(read.value, place);
  const clean = shop.templates.edit.clean(tree, htmlsIn(tree));
  const html = clean.leftOut.map((found): LeftOut => ({ kind: 'html', name: found }));
  const draft = {
    ...{ name, place: 'popup' as const, settings, tree: [...clean.tree], status: 'draft' as const },
    ...{ conditions: structuredClone(conditions) as TemplateDraft['conditions'] },
    ...{ startsAt: null, endsAt: null },
  };
  return done({ draft, leftOut: [...leftOut, ...html] });
}

/** What a popup of another site would be here. */
export async function readPopup(
  call: ActionCall,
  sent: Sent,
): Promise<Outcome<Pick<ImportedPopup, 'name' | 'leftOut'>, ExportRefusal>> {
  const read = await imported(call, sent);
  return read.ok ? done({ name: read.value.draft.name, leftOut: read.value.leftOut }) : read;
}

const NOTHING_PUBLISHED = { faults: [], reason: null, confirms: [] };

type Kept = Readonly<{ id: TemplateId }> & Pick<ImportedPopup, 'name' | 'leftOut'>;

/** Keeps it as a draft. */
export async function keepPopup(call: ActionCall, sent: Sent): Promise<Outcome<Kept, TemplateRefusal>> {
  const read = await imported(call, sent);
  if (!read.ok) return read;
  const { draft, leftOut } = read.value;
  const saving = widgetSaving(call, { version: 0, publishing: NOTHING_PUBLISHED });
  const saved = await call.shop.templates.edit.save(null, draft, saving);
  return saved.ok ? done({ id: saved.value.id, name: draft.name, leftOut }) : saved;
}
