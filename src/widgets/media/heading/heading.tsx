import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** A heading; its level is its place in the outline of the page. */
export function Heading({ text, level }: ResolvedOf<typeof fields>) {
  const Tag = `h${level}` as const;
  return text === '' ? null : <Tag>{text}</Tag>;
}
