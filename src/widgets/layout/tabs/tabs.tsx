import { useId } from 'react';
import { SignedHtml } from '#views/price/signed-html.tsx';
import type { ResolvedOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** Tabs; without script the texts are below one another, and the titles link to them. */
export function Tabs({ items }: ResolvedOf<typeof fields>) {
  const id = useId();
  return (
    <div className="j-tabset" data-tabs="">
      <ul className="j-tabs" data-tab-list="">
        {items.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity of their own, and printed lists never change
          <li key={index}>
            <a className="j-tab" id={`${id}-tab-${index}`} href={`#${id}-panel-${index}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {items.map(({ title, html }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity of their own, and printed lists never change
        <section key={index} id={`${id}-panel-${index}`} aria-label={title}>
          <p className="j-tabset__title" data-tab-title="">
            <b>{title}</b>
          </p>
          <SignedHtml className="j-prose" html={html} />
        </section>
      ))}
    </div>
  );
}
