import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** A text with headings, lists and links. */
export function Text({ html }: ResolvedOf<typeof fields>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the document is saved
  return html === '' ? null : <div className="j-prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
