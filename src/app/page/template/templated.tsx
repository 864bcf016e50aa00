import type { ReactNode } from 'react';
import { PageContentProvider } from '#widgets/layout/page-content/page-content.tsx';
import { Widgets } from '#widgets/tree/widgets.tsx';
import type { LoadedTemplate } from './load-template.ts';

/** A page within its template, or alone where none stands around it. */
export function Templated({ template, children }: { template: LoadedTemplate; children: ReactNode }) {
  if (template === null) return children;
  return (
    <PageContentProvider value={children}>
      <Widgets resolved={template} />
    </PageContentProvider>
  );
}
