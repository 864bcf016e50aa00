import type { Publishing } from '#kernel/editing/publishing.ts';
import { type ActionCall, editorOf } from './action.ts';

type Sent = Readonly<{ version: number; publishing: Publishing }>;

/** How somebody saves widgets. HTML needs a right of its own: it may look like anything of the shop. */
export function widgetSaving(call: ActionCall, { version, publishing }: Sent) {
  const mayWriteHtml = call.member.rights.includes('content.html');
  return { version, publishing, by: editorOf(call), mayWriteHtml };
}
