import { Icon as Glyph } from '#views/icon/icon.tsx';
import { join } from '#views/style/join.ts';
import type { ResolvedOf } from '../../fields/field.ts';
import { LinkedBox } from '../../parts/links.tsx';
import type { fields } from './fields.ts';

/** An icon; without a label it is not a link, which would have no name. */
export function Icon({ icon, label, size, url }: ResolvedOf<typeof fields>) {
  return (
    <LinkedBox
      url={label === '' ? '' : url}
      className={join('j-iconbox', size === 'large' && 'j-iconbox--large')}
    >
      <Glyph name={icon} />
      {label === '' ? null : <span>{label}</span>}
    </LinkedBox>
  );
}
