import type { LoopData } from '../../loop/item.ts';
import { gridFields, loopFields } from '../../loop/loop-fields.ts';

export const fields = { ...loopFields, ...gridFields };

/** What the loader adds. */
export type LoopGridData = { data: LoopData };
