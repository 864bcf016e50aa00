import type { CSSProperties } from 'react';
import type { ResolvedOf } from '../../fields/field.ts';
import type { Space } from '../../fields/tokens.ts';
import type { fields } from './fields.ts';

type Sizes = CSSProperties & Record<'--size-d' | '--size-t' | '--size-m', string>;

const lengthOf = (space: Space | null) => (space === null ? '0px' : `var(--s-${space})`);

/** Space of the design kit. */
export function Spacer({ size }: ResolvedOf<typeof fields>) {
  const sizes: Sizes = {
    '--size-d': lengthOf(size.desktop),
    '--size-t': lengthOf(size.tablet),
    '--size-m': lengthOf(size.mobile),
  };
  return <div className="j-spacer" style={sizes} />;
}
