import type { ValueOf } from '#admin-actions/registry.ts';
import { sanitise, sanitiseHtml } from '#platform/html/sanitise.ts';
import { HOME_SOURCE, pageSource, templateSource } from '#widgets/tree/find/find-node.ts';
import { prepareTree } from '#widgets/tree/prepare-tree.ts';
import type { Canvas, SampleVisitor } from '#widgets/tree/print/canvas.ts';

type Edited = Omit<ValueOf<'editor.canvas'>, 'visitor'>;

/**
 * The nodes of an edited document in the place of the stored ones. Nobody has saved them: they are sanitised here.
 *
 * @param visitor whom an editor shows them to; null for a preview, which whoever opens it sees
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
