import { Icon } from '#views/icon/icon.tsx';
import { SignedHtml } from '#views/price/signed-html.tsx';
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
          <SignedHtml className="j-prose j-after-5" html={html} />
        </details>
      ))}
    </div>
  );
}
