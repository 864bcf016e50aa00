import { SignedHtml } from '#views/price/signed-html.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** A text with headings, lists and links. */
export function Text({ html }: ResolvedOf<typeof fields>) {
  return html === '' ? null : <SignedHtml className="j-prose" html={html} />;
}
