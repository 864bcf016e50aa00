import type { LoopData } from '../../loop/item.ts';
import { gridFields, loopFields, templateFields } from '../../loop/loop-fields.ts';

export const fields = { ...loopFields, ...templateFields, ...gridFields };

/** What the loader adds. */
export type LoopGridData = { data: LoopData };
