import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

type QuoteProps = ResolvedOf<typeof fields>;

/** A quotation and whose it is. */
export function Quote({ text, author }: QuoteProps) {
  return (
    <figure className="j-prose">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {author === '' ? null : <figcaption>{author}</figcaption>}
    </figure>
  );
}
