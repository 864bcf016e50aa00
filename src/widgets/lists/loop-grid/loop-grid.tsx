import type { ResolvedOf } from '../../fields/field.ts';
import { Loop } from '../../loop/view/loop-content.tsx';
import type { HeadingProps } from '../../outline/outline.ts';
import type { fields, LoopGridData } from './fields.ts';

/** A grid of products, articles, projects or terms. */
export function LoopGrid({
  data,
  heading,
  headingId,
  ...settings
}: ResolvedOf<typeof fields> & LoopGridData & HeadingProps) {
  return (
    <Loop data={data} heading={heading} headingId={headingId} grid={settings} isLink={settings.isLink} />
  );
}
