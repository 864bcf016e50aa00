import type { ResolvedOf } from '../../fields/field.ts';
import { FilterBar } from '../../loop/view/filter-bar.tsx';
import { Loop } from '../../loop/view/loop-content.tsx';
import type { fields, PortfolioData } from './fields.ts';
import { PictureGrid } from './picture-grid.tsx';

/** Projects as pictures that are filtered by category. Source: WG-04 */
export function Portfolio({ data, filter, ...grid }: ResolvedOf<typeof fields> & PortfolioData) {
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
      <Loop data={data} grid={grid}>
        <PictureGrid items={data.loop.items} grid={grid} />
      </Loop>
    </>
  );
}
