import type { ReactNode } from 'react';
import type { AnyWidget } from '#widgets/declaration.ts';
import { PageContentProvider } from '#widgets/layout/page-content/page-content.tsx';
import { type PartsOfPage, PartsOfPageProvider } from '#widgets/page-parts/part-of-page.tsx';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import type { LoadedTemplate } from './load-template.ts';

/** What a page shows above its parts, by the names of the widgets that can replace it. */
export type AbovePage = Readonly<{ breadcrumb: ReactNode; notices?: ReactNode }>;

/** What a page must show with any template, and the names of the widgets that show it. */
export type RequiredOnPage = Readonly<{ shown: ReactNode; by: readonly string[] }>;

type TemplatedProps = {
  template: LoadedTemplate;
  required?: RequiredOnPage;
  above?: AbovePage;
  /** The page in parts, for templates that arrange them themselves. */
  parts?: PartsOfPage;
  /** Wraps the parts. */
  frame?: (children: ReactNode) => ReactNode;
  /** The whole page; one that prints notices gets them, unless the template has their widget. */
  children: ReactNode | ((notices: ReactNode) => ReactNode);
};

const NOTHING: AbovePage = { breadcrumb: null };

/** The live widgets among some nodes, at any depth; parts of a page and notices are live. */
function liveWidgets(nodes: readonly ResolvedWidget[]): AnyWidget[] {
  return nodes.flatMap((node) =>
    node.kind === 'live' ? [node.placed.widget, ...liveWidgets(Object.values(node.slots).flat())] : [],
  );
}

/** Widgets that hide part of their content until it is opened. */
const FOLDED = ['tabs', 'accordion', 'carousel'];

/** The names of the widgets that every visitor sees at once, on every device and in both languages. */
function seenAtOnce(nodes: readonly ResolvedWidget[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'live') return [];
    const { widget, common } = node.placed;
    if (common.hideOn.length > 0 || common.hideIn.length > 0) return [];
    const isFolded = FOLDED.includes(widget.name);
    return [widget.name, ...(isFolded ? [] : seenAtOnce(Object.values(node.slots).flat()))];
  });
}

/** The required content, unless the template shows it to all visitors at once. */
function missingIn(template: readonly ResolvedWidget[], required: RequiredOnPage | undefined): ReactNode {
  if (required === undefined) return null;
  const seen = seenAtOnce(template);
  return required.by.some((name) => seen.includes(name)) ? null : required.shown;
}

type AboveProps = { above: AbovePage; placed: readonly string[]; missing: ReactNode };

/** Breadcrumb, notices and required content that the template does not contain. */
function Above({ above, placed, missing }: AboveProps) {
  const breadcrumb = placed.includes('breadcrumb') ? null : above.breadcrumb;
  const notices = placed.includes('notices') ? null : (above.notices ?? null);
  if (breadcrumb === null && notices === null && missing === null) return null;
  return (
    <div className="j-wrap">
      {breadcrumb}
      {missing}
      {notices}
    </div>
  );
}

/**
 * A page within its template: in parts if the template arranges them, as a whole otherwise, and alone without a
 * template. Breadcrumb, notices and required content are above it unless the template has their widgets.
 */
export function Templated(props: TemplatedProps) {
  const { template, required, above = NOTHING, parts, frame = (inner) => inner, children } = props;
  const { notices = null } = above;
  const wholeWith = (shown: ReactNode) => (typeof children === 'function' ? children(shown) : children);
  if (template === null) return wholeWith(notices);
  const live = liveWidgets(template);
  const placed = live.map(({ name }) => name);
  const widgets = <Widgets resolved={template} />;
  const missing = missingIn(template, required);
  if (parts === undefined || !live.some(({ isPagePart }) => isPagePart === true)) {
    const whole = wholeWith(placed.includes('notices') ? null : notices);
    return (
      <PartsOfPageProvider value={{ notices }}>
        <PageContentProvider value={whole}>
          {missing === null ? null : <div className="j-wrap">{missing}</div>}
          {widgets}
        </PageContentProvider>
      </PartsOfPageProvider>
    );
  }
  return (
    <PartsOfPageProvider value={{ ...parts, ...above }}>
      {frame(
        <>
          <Above above={above} placed={placed} missing={missing} />
          {widgets}
        </>,
      )}
    </PartsOfPageProvider>
  );
}
