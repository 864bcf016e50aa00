import { Icon } from '#views/icon/icon.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

type AccordionProps = ResolvedOf<typeof fields>;

/** Titles whose texts unfold, each for itself; the browser does it, with or without script. */
export function Accordion({ items }: AccordionProps) {
  return (
    <div>
      {items.map(({ title, html }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity of their own, and printed lists never change
        <details key={index} className="j-acc">
          <summary>
            {title}
            <Icon name="caret-down" isSmall />
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the document was saved */}
          <div className="j-prose j-after-5" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  );
}
