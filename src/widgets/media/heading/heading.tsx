import { SignedAmounts } from '#views/price/signed-amounts.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import type { fields } from './fields.ts';

/** A heading; its level is its place in the outline of the page. */
export function Heading({ text, level, headingId }: ResolvedOf<typeof fields> & HeadingProps) {
  const Tag = `h${level}` as const;
  if (text === '') return null;
  return (
    <Tag id={headingId}>
      <SignedAmounts text={text} />
    </Tag>
  );
}
