import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** Numbered steps: side by side where there is room, below one another on phones. */
export function Steps({ items }: ResolvedOf<typeof fields>) {
  return (
    <ol className="j-stepslist">
      {items.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity of their own, and printed lists never change
        <li key={index}>
          <b>{title}</b>
          {text === '' ? null : <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
