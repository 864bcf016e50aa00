import { rightsOf } from '#shop/staff';
import { type ActionCall, editorOf } from './action.ts';

/** How somebody saves widgets. HTML needs a right of its own: it may look like anything of the shop. */
export function widgetSaving(call: ActionCall, version: number) {
  const mayWriteHtml = rightsOf(call.member.role).includes('content.html');
  return { version, by: editorOf(call), mayWriteHtml };
}
