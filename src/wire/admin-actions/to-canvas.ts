import type { ValueOf } from '#admin-actions/registry.ts';
import { sanitise, sanitiseHtml } from '#platform/html/sanitise.ts';
import { HOME_SOURCE, pageSource, templateSource } from '#widgets/tree/find-node.ts';
import { prepareTree } from '#widgets/tree/prepare-tree.ts';
import type { Canvas } from '#widgets/tree/print/canvas.ts';

/** The nodes of an edited document in the place of the stored ones. Nobody has saved them: they are sanitised here. */
export function toCanvas(edited: ValueOf<'editor.canvas'>, isMarked: boolean): Canvas {
  const { document } = edited;
  const tree = prepareTree(edited.tree, { richText: sanitise, html: sanitiseHtml });
  switch (document.of) {
    case 'home':
      return { source: HOME_SOURCE.name, tree, template: null, isMarked };
    case 'page':
      return { source: pageSource(document.slug), tree, template: null, isMarked };
    case 'template':
      return { source: templateSource(document.id), tree, template: document, isMarked };
  }
}
