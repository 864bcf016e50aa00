import type { HtmlText } from '#shop/templates';
import { valuesIn } from './walk-values.ts';

/** The plain HTML in the settings of some nodes, in their order; rich text is none. */
export function htmlIn(tree: unknown): HtmlText[] {
  return valuesIn(tree).flatMap(({ control, value, node, path }) =>
    control.type === 'html' && typeof value === 'string' && value !== '' ? [{ node, path, html: value }] : [],
  );
}
