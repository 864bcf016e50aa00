import { cutText } from '#kernel/cut-text.ts';
import type { Fields } from './visitor.ts';

const PREFIX = 'attribute_';
const MOST_OPTIONS = 20;

/** The chosen options of a form: `attribute_colour=blue` becomes `{ colour: 'blue' }`. */
export function chosenOptions(fields: Fields): Record<string, string> {
  const chosen = [...fields].filter(([name]) => name.startsWith(PREFIX)).slice(0, MOST_OPTIONS);
  return Object.fromEntries(
    chosen.map(([name, value]) => [name.slice(PREFIX.length).replace(/^pa_/, ''), cutText(value, 100)]),
  );
}
