import type { ResolvedOf } from '../../fields/field.ts';
import { Loop } from '../../loop/view/loop-content.tsx';
import type { fields, LoopGridData } from './fields.ts';

/** A grid of products, articles, projects or terms. */
export function LoopGrid({ data, ...settings }: ResolvedOf<typeof fields> & LoopGridData) {
  return <Loop data={data} grid={settings} isLink={settings.isLink} />;
}
