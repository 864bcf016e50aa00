import type { ResolvedOf } from '../../fields/field.ts';
import { FilterBar } from '../../loop/view/filter-bar.tsx';
import { type EmptyProps, Loop } from '../../loop/view/loop-content.tsx';
import type { fields, PortfolioData } from './fields.ts';
import { PictureGrid } from './picture-grid.tsx';

/** Projects as pictures that are filtered by category. Source: WG-04 */
export function Portfolio({
  data,
  filter,
  slots,
  ...grid
}: ResolvedOf<typeof fields> & PortfolioData & EmptyProps) {
  return (
    <>
      {filter === null ? null : (
        <FilterBar
          {...filter}
          loop={data.links.id}
          taxonomy="category"
          multiple="DISABLED"
          label=""
          hasCounts={false}
        />
      )}
      <Loop data={data} grid={grid} empty={slots.empty}>
        <PictureGrid items={data.loop.items} grid={grid} />
      </Loop>
    </>
  );
}
