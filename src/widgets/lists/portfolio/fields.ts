import { record } from '../../fields/nested.ts';
import { toggle } from '../../fields/values.ts';
import type { FilterData, LoopData } from '../../loop/item.ts';
import { countFields, gridFields, projectFields } from '../../loop/loop-fields.ts';

export const fields = {
  projects: record(projectFields),
  hasFilter: toggle(true),
  ...countFields,
  ...gridFields,
};

/** What the loader adds; the filter is null where the widget has none. */
export type PortfolioData = { data: LoopData; filter: FilterData | null };
