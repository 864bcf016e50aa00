import type { Publishing } from '#kernel/editing/publishing.ts';
import { type ActionCall, editorOf } from './action.ts';

type Sent = Readonly<{ version: number; publishing: Publishing }>;

/**
 * Options for saving widgets. HTML widgets need the right `content.html`, since they can imitate any part of the shop.
 */
export function widgetSaving(call: ActionCall, { version, publishing }: Sent) {
  const mayWriteHtml = call.member.rights.includes('content.html');
  return { version, publishing, by: editorOf(call), mayWriteHtml };
}
