import type { ValueOf } from '#admin-actions/registry.ts';
import { sanitise, sanitiseHtml } from '#platform/html/sanitise.ts';
import { HOME_SOURCE, pageSource, templateSource } from '#widgets/tree/find/find-node.ts';
import { prepareTree } from '#widgets/tree/prepare-tree.ts';
import type { Canvas, SampleVisitor } from '#widgets/tree/print/canvas.ts';

type Edited = Omit<ValueOf<'editor.canvas'>, 'visitor'>;

/**
 * Replaces the stored nodes of a document by the edited ones, which are unsaved and therefore sanitised here.
 *
 * @param visitor the sample visitor of an editor; null for a preview, which shows the actual visitor
 */
export function toCanvas(edited: Edited, visitor: SampleVisitor | null): Canvas {
  const { document } = edited;
  const tree = prepareTree(edited.tree, { richText: sanitise, html: sanitiseHtml });
  const shown = { tree, visitor, isMarked: visitor !== null };
  switch (document.of) {
    case 'home':
      return { source: HOME_SOURCE.name, template: null, ...shown };
    case 'page':
      return { source: pageSource(document.slug), template: null, ...shown };
    case 'template':
      return { source: templateSource(document.id), template: document, ...shown };
  }
}
