import type { ReactNode } from 'react';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

type TwoColumnsProps = ResolvedOf<typeof fields> & {
  slots: Readonly<Record<'start' | 'end', ReactNode>>;
};

/** Two columns, one below the other where there is no room. */
export function TwoColumns({ ratio, align, slots }: TwoColumnsProps) {
  return (
    <div className="j-two" data-ratio={ratio} data-align={align === 'start' ? undefined : align}>
      <div className="j-two__column">{slots.start}</div>
      <div className="j-two__column">{slots.end}</div>
    </div>
  );
}
