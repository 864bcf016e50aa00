import { type ReactNode, useId } from 'react';
import { preload } from 'react-dom';
import { usePartOfPage } from '../page-parts/part-of-page.tsx';
import { views } from '../views.ts';
import { blockElement, isInside } from './block.ts';
import { brings, compose } from './compose-blocks.ts';
import type { LiveWidget, PrintedWidget, ResolvedWidget } from './resolve-widgets.ts';

function Stylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="default" />;
}

type BlockProps<B> = { block: B; isWithin: boolean };

/** A block that was printed before, with all that stands in it. */
function Printed({ block, isWithin }: BlockProps<PrintedWidget>) {
  const prefix = useId();
  const { stylesheets, preloads } = brings(block);
  for (const { href, ...options } of preloads) preload(href, { as: 'image', ...options });
  return (
    <>
      {[...new Set(stylesheets)].map((href) => (
        <Stylesheet key={href} href={href} />
      ))}
      <div
        {...blockElement(block.printed.placed, isWithin)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: printed by React
        dangerouslySetInnerHTML={{ __html: compose(block, { isWithin, prefix }) }}
      />
    </>
  );
}

/** A block that is printed with the page. */
function Live({ block, isWithin }: BlockProps<LiveWidget>) {
  const { placed, stylesheet, props } = block;
  const View = views.get(placed.widget.name);
  const part = usePartOfPage(placed.widget.name);
  // A part that the page does not have leaves no empty block.
  if (View === undefined || (placed.widget.isPagePart === true && part === null)) return null;
  const isInner = isInside(placed.widget, isWithin);
  const slots = Object.entries(block.slots).map(([slot, nodes]): [string, ReactNode] => [
    slot,
    nodes.map((node) => <Block key={node.id} block={node} isWithin={isInner} />),
  ]);
  return (
    <>
      {stylesheet === undefined ? null : <Stylesheet href={stylesheet} />}
      <div {...blockElement(placed, isWithin)}>
        <View {...props} slots={Object.fromEntries(slots)} />
      </div>
    </>
  );
}

function Block({ block, isWithin }: BlockProps<ResolvedWidget>) {
  if (block.kind === 'printed') return <Printed block={block} isWithin={isWithin} />;
  return <Live block={block} isWithin={isWithin} />;
}

/** Prints nodes as blocks that a URL can name (RT-05). */
export function Widgets({ resolved }: { resolved: readonly ResolvedWidget[] }) {
  return resolved.map((block) => <Block key={block.id} block={block} isWithin={false} />);
}
