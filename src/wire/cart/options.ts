import { cutText } from '#kernel/text/cut-text.ts';
import { PLAN_FIELD } from '#shop/cart/rules/plan.ts';
import { CHOICE_PREFIX } from '#shop/catalogue/rules/bundle-choice.ts';
import { isGiftCardField } from '#shop/gift-cards/rules/details.ts';
import type { Fields } from '../visitor.ts';

const PREFIX = 'attribute_';
const MOST_OPTIONS = 20;
const LONGEST = 100;
/** The message and e-mail address of a gift card are longer; its own rule cuts them. */
const LONGEST_DETAIL = 1000;

/**
 * The chosen options of a form: `attribute_colour=blue` becomes `{ colour: 'blue' }`; choices of bundle parts, details of
 * gift cards and a plan keep their names, `bundle_variation_id_12=45`, `subscription_weeks=4`.
 */
export function chosenOptions(fields: Fields): Record<string, string> {
  const chosen = [...fields].filter(([name]) => isOption(name));
  return Object.fromEntries(
    chosen
      .slice(0, MOST_OPTIONS)
      .map(([name, value]) => [
        optionName(name),
        cutText(value, isGiftCardField(name) ? LONGEST_DETAIL : LONGEST),
      ]),
  );
}

function isOption(name: string): boolean {
  if (name === PLAN_FIELD || isGiftCardField(name)) return true;
  return name.startsWith(PREFIX) || name.startsWith(CHOICE_PREFIX);
}

function optionName(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length).replace(/^pa_/, '') : name;
}
