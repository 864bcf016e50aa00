import { multipleTerms } from '#shop/loops';
import type { ResolvedOf } from '../../fields/field.ts';
import type { FilterData } from '../../loop/item.ts';
import { FilterBar } from '../../loop/view/filter-bar.tsx';
import type { fields } from './fields.ts';

/** The terms of a taxonomy that a loop on the same page is filtered by. */
export function TaxonomyFilter({ multiple, direction, ...filter }: ResolvedOf<typeof fields> & FilterData) {
  return <FilterBar {...filter} multiple={multipleTerms(multiple)} isColumn={direction === 'column'} />;
}
