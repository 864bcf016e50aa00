import type { ValueOf } from '#admin-actions/registry.ts';
import { HOME_SOURCE, pageSource, templateSource } from '#widgets/tree/find-node.ts';
import type { Canvas } from '#widgets/tree/print/canvas.ts';

/** The nodes of an edited document in the place of the stored ones. */
export function toCanvas({ document, tree }: ValueOf<'editor.canvas'>, isMarked: boolean): Canvas {
  switch (document.of) {
    case 'home':
      return { source: HOME_SOURCE.name, tree, template: null, isMarked };
    case 'page':
      return { source: pageSource(document.slug), tree, template: null, isMarked };
    case 'template':
      return { source: templateSource(document.id), tree, template: document, isMarked };
  }
}
