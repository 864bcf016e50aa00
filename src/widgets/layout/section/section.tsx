import type { ReactNode } from 'react';
import { join } from '#views/style/join.ts';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

type SectionProps = ResolvedOf<typeof fields> & { slots: Readonly<Record<'content', ReactNode>> };

/** Nodes below one another, with the space that sets parts of a page apart. */
export function Section({ reach, size, slots }: SectionProps) {
  const className = join(
    'j-section',
    size === 'tight' && 'j-section--tight',
    reach === 'page' && 'j-wrap',
    'j-stack',
  );
  return <section className={className}>{slots.content}</section>;
}
