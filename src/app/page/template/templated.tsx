import type { ReactNode } from 'react';
import type { AnyWidget } from '#widgets/declaration.ts';
import { PageContentProvider } from '#widgets/layout/page-content/page-content.tsx';
import { type PartsOfPage, PartsOfPageProvider } from '#widgets/page-parts/part-of-page.tsx';
import type { ResolvedWidget } from '#widgets/tree/print/resolved.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import type { LoadedTemplate } from './load-template.ts';

/** What a page has above its parts, by the names of the widgets that print it elsewhere. */
export type AbovePage = Readonly<{ breadcrumb: ReactNode; notices?: ReactNode }>;

type TemplatedProps = {
  template: LoadedTemplate;
  above?: AbovePage;
  /** The page in parts, for templates that arrange them themselves. */
  parts?: PartsOfPage;
  /** What stands around these parts. */
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

/** What the template does not place itself. */
function Above({ above, placed }: { above: AbovePage; placed: readonly string[] }) {
  const breadcrumb = placed.includes('breadcrumb') ? null : above.breadcrumb;
  const notices = placed.includes('notices') ? null : (above.notices ?? null);
  if (breadcrumb === null && notices === null) return null;
  return (
    <div className="j-wrap">
      {breadcrumb}
      {notices}
    </div>
  );
}

/**
 * A page within its template, in parts where the template arranges them, or alone where none stands around it. Breadcrumb
 * and notices stand above the parts unless the template has their widgets.
 */
export function Templated(props: TemplatedProps) {
  const { template, above = NOTHING, parts, frame = (inner) => inner, children } = props;
  const { notices = null } = above;
  const wholeWith = (shown: ReactNode) => (typeof children === 'function' ? children(shown) : children);
  if (template === null) return wholeWith(notices);
  const live = liveWidgets(template);
  const placed = live.map(({ name }) => name);
  const widgets = <Widgets resolved={template} />;
  if (parts === undefined || !live.some(({ isPagePart }) => isPagePart === true)) {
    const whole = wholeWith(placed.includes('notices') ? null : notices);
    return (
      <PartsOfPageProvider value={{ notices }}>
        <PageContentProvider value={whole}>{widgets}</PageContentProvider>
      </PartsOfPageProvider>
    );
  }
  return (
    <PartsOfPageProvider value={{ ...parts, ...above }}>
      {frame(
        <>
          <Above above={above} placed={placed} />
          {widgets}
        </>,
      )}
    </PartsOfPageProvider>
  );
}
