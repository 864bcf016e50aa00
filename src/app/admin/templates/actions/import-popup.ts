import { randomUUID } from 'node:crypto';
import type { ActionCall } from '#admin-actions/action.ts';
import { widgetSaving } from '#admin-actions/widget-saving.ts';
import type { TemplateId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import { rightsOf } from '#shop/staff';
import type { ExportRefusal, ImportedPopup, TemplateRefusal } from '#shop/templates';

/** `language`: that of the texts in the file. */
type Sent = Readonly<{ text: string; language: Language }>;
type PreviewedPopup = Pick<ImportedPopup, 'name' | 'leftOut'>;

const newId = () => `p${randomUUID().replaceAll('-', '').slice(0, 9)}`;

function imported({ shop, member }: ActionCall, { text, language }: Sent) {
  const mayWriteHtml = rightsOf(member.role).includes('content.html');
  const findPictures = shop.media.library.idsByNames;
  return shop.templates.edit.readPopup(text, { language, mayWriteHtml, newId, findPictures });
}

/** What a popup of another site would be here. */
export async function readPopup(
  call: ActionCall,
  sent: Sent,
): Promise<Outcome<PreviewedPopup, ExportRefusal>> {
  const read = await imported(call, sent);
  return read.ok ? done({ name: read.value.name, leftOut: read.value.leftOut }) : read;
}

const NOTHING_PUBLISHED = { faults: [], reason: null, confirms: [] };

/** Keeps it as a draft. */
export async function keepPopup(
  call: ActionCall,
  sent: Sent,
): Promise<Outcome<PreviewedPopup & Readonly<{ id: TemplateId }>, TemplateRefusal>> {
  const read = await imported(call, sent);
  if (!read.ok) return read;
  const { leftOut, ...popup } = read.value;
  const draft = { ...popup, place: 'popup', status: 'draft' };
  const saving = widgetSaving(call, { version: 0, publishing: NOTHING_PUBLISHED });
  const saved = await call.shop.templates.edit.save(null, draft, saving);
  return saved.ok ? done({ id: saved.value.id, name: popup.name, leftOut }) : saved;
}
