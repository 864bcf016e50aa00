import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** HTML that staff wrote. */
export function Html({ html }: ResolvedOf<typeof fields>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the document is saved
  return html === '' ? null : <div className="j-prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
