import type { ResolvedOf } from '../../fields/field.ts';
import { ButtonLink } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

/** A link that looks like a button. */
export function Button({ label, url, look }: ResolvedOf<typeof fields>) {
  return <ButtonLink label={label} url={url} look={`j-btn--${look}`} />;
}
