import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { preload } from 'react-dom';
import { usePartOfPage } from '../../page-parts/part-of-page.tsx';
import { BlockLink } from '../../parts/links.tsx';
import { views } from '../../views.ts';
import { type Insertion, useInsertion } from '../insertions.ts';
import { blockElement, isInside, type Preload, type PrintedMarkup } from './block.ts';
import { compose, composeAll, composeContent, headAssetsOf } from './compose-blocks.ts';
import { useSources } from './page-sources.ts';
import { isPrinted, type LiveWidget, type PrintedWidget, type ResolvedWidget } from './resolved.ts';

function Stylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="default" />;
}

type BlockProps<B> = { block: B; isWithin: boolean };

function preloadAll(preloads: readonly Preload[]): void {
  for (const { href, ...options } of preloads) preload(href, { as: 'image', ...options });
}

type HeadAssetsProps = Readonly<{ blocks: readonly PrintedWidget[] }>;

/** What printed blocks need of the page's head. */
function HeadAssets({ blocks }: HeadAssetsProps) {
  preloadAll(blocks.flatMap((block) => headAssetsOf(block).preloads));
  return <LateHeadAssets blocks={blocks} />;
}

/** What printed blocks that come later need of the page's head by then. */
export function LateHeadAssets({ blocks }: HeadAssetsProps) {
  const brought = blocks.map(headAssetsOf);
  useSources(brought.flatMap(({ sources }) => sources));
  return [...new Set(brought.flatMap(({ stylesheets }) => stylesheets))].map((href) => (
    <Stylesheet key={href} href={href} />
  ));
}

type Compose = Insertion['compose'];

const blockFor =
  (prefix: string, isWithin: boolean): Compose =>
  ([block]) =>
    compose(block as PrintedWidget, { isWithin, prefix });
const blocksFor =
  (prefix: string): Compose =>
  (blocks) =>
    composeAll(blocks as readonly PrintedWidget[], prefix);
const contentFor =
  (prefix: string): Compose =>
  ([printed]) =>
    composeContent(printed as PrintedMarkup, prefix);

type PrintedContentProps = HTMLAttributes<HTMLElement> & { printed: PrintedMarkup };

/** An element of the page with content that was printed before. */
export function PrintedContent({ printed, ...attributes }: PrintedContentProps) {
  const prefix = useId();
  preloadAll(printed.preloads);
  const html = useInsertion({ of: [printed], compose: contentFor(prefix) });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: printed by React
  return <div {...attributes} dangerouslySetInnerHTML={html} />;
}

/** Structured data that was printed before. */
export function PrintedJsonLd({ printed }: { printed: PrintedMarkup }) {
  const html = useInsertion({ of: [printed], compose: contentFor('') });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />;
}

/** A block from the cache, with its content. */
function Printed({ block, isWithin }: BlockProps<PrintedWidget>) {
  const prefix = useId();
  const html = useInsertion({ of: [block], compose: blockFor(prefix, isWithin) });
  return (
    <>
      <HeadAssets blocks={[block]} />
      <div
        {...blockElement(block.printed.placed, isWithin)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: printed by React
        dangerouslySetInnerHTML={html}
      />
    </>
  );
}

/** A block that is printed with the page. */
function Live({ block, isWithin }: BlockProps<LiveWidget>) {
  const { placed, stylesheet, standby, props } = block;
  const View = views.get(placed.widget.name);
  const part = usePartOfPage(placed.widget.name);
  useSources([placed.sources ?? [], standby?.sources ?? []].flat());
  // A part that the page does not have leaves no empty block.
  if (View === undefined || (placed.widget.isPagePart === true && part === null)) return null;
  const isInner = isInside(placed.widget, isWithin);
  const slots = Object.entries(block.slots).map(([slot, nodes]): [string, ReactNode] => [
    slot,
    nodes.map((node) => <Block key={node.id} block={node} isWithin={isInner} />),
  ]);
  const view = <View {...props} slots={Object.fromEntries(slots)} />;
  return (
    <>
      {[stylesheet ?? [], standby?.stylesheets ?? []].flat().map((href) => (
        <Stylesheet key={href} href={href} />
      ))}
      {placed.isOwn ? (
        view
      ) : (
        <div {...blockElement(placed, isWithin)}>
          {view}
          {placed.common.link.url === '' ? null : <BlockLink {...placed.common.link} />}
        </div>
      )}
    </>
  );
}

function Block({ block, isWithin }: BlockProps<ResolvedWidget>) {
  if (block.kind === 'mark') return <template data-list={block.list} data-edge={block.edge} />;
  if (block.kind === 'printed') return <Printed block={block} isWithin={isWithin} />;
  return <Live block={block} isWithin={isWithin} />;
}

type WidgetsProps = {
  resolved: readonly ResolvedWidget[];
  /** Whether the surrounding element has the width and space that blocks would have on a page. */
  isWithin?: boolean;
};

/** Prints nodes as blocks that a URL can name (RT-05). */
export function Widgets({ resolved, isWithin = false }: WidgetsProps) {
  return resolved.map((block) => <Block key={block.id} block={block} isWithin={isWithin} />);
}

type WidgetsInProps = HTMLAttributes<HTMLElement> & {
  as: 'header' | 'div';
  /** By `resolveInline`. */
  resolved: readonly ResolvedWidget[];
};

type PrintedInProps = WidgetsInProps & { resolved: readonly PrintedWidget[] };

function PrintedIn({ as: Element, resolved, ...attributes }: PrintedInProps) {
  const prefix = useId();
  const html = useInsertion({ of: resolved, compose: blocksFor(prefix) });
  return (
    <>
      <HeadAssets blocks={resolved} />
      <Element
        {...attributes}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: printed by React
        dangerouslySetInnerHTML={html}
      />
    </>
  );
}

/** An element of the page's frame with the nodes in it. */
export function WidgetsIn({ as: Element, resolved, ...attributes }: WidgetsInProps) {
  if (resolved.every(isPrinted)) return <PrintedIn as={Element} resolved={resolved} {...attributes} />;
  return (
    <Element {...attributes}>
      {resolved.map((block) => (
        <Block key={block.id} block={block} isWithin />
      ))}
    </Element>
  );
}
