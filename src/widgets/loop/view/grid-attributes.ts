import type { CSSProperties } from 'react';
import { join } from '#views/style/join.ts';
import type { GridSettings } from '../loop-fields.ts';

type Columns = CSSProperties & Record<`--cols-${'d' | 't' | 'm'}`, number>;

type Laid = Pick<GridSettings, 'columns' | 'equalHeight' | 'masonry'>;

/** The element of a grid's items: their columns, heights, and how scripts find it. */
export function gridAttributes({ columns, equalHeight, masonry }: Laid, className?: string) {
  const style: Columns = {
    '--cols-d': columns.desktop,
    '--cols-t': columns.tablet,
    '--cols-m': columns.mobile,
  };
  return {
    className: join(
      'j-grid elementor-loop-container',
      className,
      equalHeight ? 'j-loop--equal' : 'j-loop--own-heights',
      masonry && 'j-loop--masonry',
    ),
    style,
    'data-loop-items': '',
  };
}
