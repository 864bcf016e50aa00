import type { ReactNode } from 'react';
import { PageContentProvider } from '#widgets/layout/page-content/page-content.tsx';
import { type PartsOfPage, PartsOfPageProvider } from '#widgets/page-parts/part-of-page.tsx';
import type { ResolvedWidget } from '#widgets/tree/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/widgets.tsx';
import type { LoadedTemplate } from './load-template.ts';

type TemplatedProps = {
  template: LoadedTemplate;
  /** The page in parts, for templates that arrange them themselves. */
  parts?: PartsOfPage;
  /** What stands around these parts. */
  frame?: (children: ReactNode) => ReactNode;
  /** The whole page. */
  children: ReactNode;
};

function hasParts(nodes: readonly ResolvedWidget[]): boolean {
  return nodes.some(
    (node) =>
      node.kind === 'live' &&
      (node.placed.widget.isPagePart === true || hasParts(Object.values(node.slots).flat())),
  );
}

/** A page within its template, in parts where the template arranges them, or alone where none stands around it. */
export function Templated({ template, parts, frame = (inner) => inner, children }: TemplatedProps) {
  if (template === null) return children;
  const widgets = <Widgets resolved={template} />;
  if (parts !== undefined && hasParts(template))
    return <PartsOfPageProvider value={parts}>{frame(widgets)}</PartsOfPageProvider>;
  return <PageContentProvider value={children}>{widgets}</PageContentProvider>;
}
