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

/** The loader's data; the filter is null for a widget without one. */
export type PortfolioData = { data: LoopData; filter: FilterData | null };
