import type { CSSProperties, ReactNode } from 'react';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

type ColumnsProps = ResolvedOf<typeof fields> & { slots: Readonly<Record<'content', ReactNode>> };
type Counts = CSSProperties & Record<'--cols-d' | '--cols-t' | '--cols-m', number>;

/** Nodes side by side, in rows of equal columns. */
export function Columns({ columns, slots }: ColumnsProps) {
  const counts: Counts = {
    '--cols-d': columns.desktop,
    '--cols-t': columns.tablet,
    '--cols-m': columns.mobile,
  };
  return (
    <div className="j-grid" style={counts}>
      {slots.content}
    </div>
  );
}
