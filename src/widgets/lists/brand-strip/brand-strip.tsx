import { useLanguage } from '#views/language/language.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { HeadingProps } from '../../outline/outline.ts';
import type { fields } from './fields.ts';

type BrandStripProps = ResolvedOf<typeof fields> & HeadingProps;

/** Links to brands, categories and tags, without deleted ones. */
export function BrandStrip({ heading, terms, headingId }: BrandStripProps) {
  const { to } = useLanguage();
  const shown = terms.flatMap(({ term }) => term ?? []);
  return (
    <div className="j-stack">
      {heading === '' ? null : <h2 id={headingId}>{heading}</h2>}
      {shown.length === 0 ? null : (
        <ul className="j-chips">
          {shown.map(({ name, href }) => (
            <li key={href}>
              <a className="j-chip" href={to(href)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
