import type { LoopData } from '../../loop/item.ts';
import { gridFields, headingField, loopFields, templateFields } from '../../loop/loop-fields.ts';

export const fields = { ...headingField, ...loopFields, ...templateFields, ...gridFields };

/** What the loader adds. */
export type LoopGridData = { data: LoopData };
