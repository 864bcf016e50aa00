import { HomeLink } from '#views/header/home-link.tsx';
import type { ElementAttributes } from '#views/style/element.ts';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** The logo as a link to the home page; dark grounds have it in light colours. */
export function Logo({ scheme, element }: ResolvedOf<typeof fields> & { element: ElementAttributes }) {
  return <HomeLink scheme={scheme} element={element} />;
}
