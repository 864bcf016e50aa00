import { randomUUID } from 'node:crypto';
import type { ActionCall } from '#admin-actions/action.ts';
import { widgetSaving } from '#admin-actions/widget-saving.ts';
import type { TemplateId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ImportedPopup, TemplateRefusal } from '#shop/templates';

/** `language`: the language of the texts in the file. */
type Sent = Readonly<{ text: string; language: Language }>;
type PreviewedPopup = Pick<ImportedPopup, 'name' | 'leftOut'>;

const newId = () => `p${randomUUID().replaceAll('-', '').slice(0, 9)}`;

function imported({ shop, member }: ActionCall, { text, language }: Sent) {
  const mayWriteHtml = member.rights.includes('content.html');
  const findPictures = shop.media.library.idsByNames;
  return shop.templates.edit.readPopup(text, { language, mayWriteHtml, newId, findPictures });
}

const NOTHING_PUBLISHED = { faults: [], reason: null, confirms: [] };

/** The draft of an imported popup. */
const toDraft = ({ leftOut: _leftOut, ...popup }: ImportedPopup) => ({
  ...popup,
  place: 'popup',
  status: 'draft',
});

const savingBy = (call: ActionCall) => widgetSaving(call, { version: 0, publishing: NOTHING_PUBLISHED });

/** Previews the import of another site's popup; refused if it could not be saved. */
export async function readPopup(
  call: ActionCall,
  sent: Sent,
): Promise<Outcome<PreviewedPopup, TemplateRefusal>> {
  const read = await imported(call, sent);
  if (!read.ok) return read;
  const { name, leftOut } = read.value;
  const refusal = await call.shop.templates.edit.check(toDraft(read.value), savingBy(call));
  return refusal === null ? done({ name, leftOut }) : refuse(refusal);
}

/** Saves the imported popup as a draft. */
export async function saveImportedPopup(
  call: ActionCall,
  sent: Sent,
): Promise<Outcome<PreviewedPopup & Readonly<{ id: TemplateId }>, TemplateRefusal>> {
  const read = await imported(call, sent);
  if (!read.ok) return read;
  const { name, leftOut } = read.value;
  const saved = await call.shop.templates.edit.save(null, toDraft(read.value), savingBy(call));
  return saved.ok ? done({ id: saved.value.id, name, leftOut }) : saved;
}
