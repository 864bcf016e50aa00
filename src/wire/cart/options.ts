import { cutText } from '#kernel/text/cut-text.ts';
import { CHOICE_PREFIX } from '#shop/catalogue/rules/bundle-choice.ts';
import type { Fields } from '../visitor.ts';

const PREFIX = 'attribute_';
const MOST_OPTIONS = 20;

/**
 * The chosen options of a form: `attribute_colour=blue` becomes `{ colour: 'blue' }`; choices of bundle parts keep
 * their name, `bundle_variation_id_12=45`.
 */
export function chosenOptions(fields: Fields): Record<string, string> {
  const chosen = [...fields].filter(([name]) => name.startsWith(PREFIX) || name.startsWith(CHOICE_PREFIX));
  return Object.fromEntries(
    chosen.slice(0, MOST_OPTIONS).map(([name, value]) => [optionName(name), cutText(value, 100)]),
  );
}

function optionName(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length).replace(/^pa_/, '') : name;
}
