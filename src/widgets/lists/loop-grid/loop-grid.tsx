import type { ResolvedOf } from '../../fields/field.ts';
import { type EmptyProps, Loop } from '../../loop/view/loop-content.tsx';
import type { HeadingProps } from '../../outline/outline.ts';
import type { fields, LoopGridData } from './fields.ts';

/** A grid of products, articles, projects or terms. */
export function LoopGrid({
  data,
  heading,
  headingId,
  slots,
  ...settings
}: ResolvedOf<typeof fields> & LoopGridData & HeadingProps & EmptyProps) {
  const { isLink } = settings;
  return <Loop {...{ data, heading, headingId, isLink }} grid={settings} empty={slots.empty} />;
}
