import { inLanguage, type Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { refusalKey } from '#messages/refusal-key.ts';
import type { CheckoutRefusal, Field, FieldProblems } from '#shop/checkout';
import { FIELDS } from '#shop/checkout/rules/form.ts';
import { refusalFacts } from '../refusal/refusal-facts.ts';

/** One checkout error. */
export type CheckoutError = {
  text: string;
  /** The wire name of the field, if the error belongs to one. */
  field?: string | undefined;
};

function fieldErrors(problems: FieldProblems, language: Language): CheckoutError[] {
  const t = wordsIn(language);
  return (Object.keys(FIELDS) as Field[]).flatMap((field) => {
    const problem = problems[field];
    if (problem === undefined) return [];
    const place = field === 'delivery' ? 'shipping_method' : FIELDS[field];
    return [{ text: t(`checkout:errors.${problem}`), field: place }];
  });
}

function lineText(
  { name, problem, left, beside }: Extract<CheckoutRefusal, { code: 'checkout.line-problem' }>,
  language: Language,
): string {
  const t = wordsIn(language);
  const facts = { name: inLanguage(name, language), left };
  if (beside === undefined) return t(refusalKey(`checkout.line.${problem}`), facts);
  const shared = problem === 'too-many' ? 'too-many' : 'out-of-stock';
  return t(refusalKey(`checkout.lineBeside.${shared}`), { ...facts, beside: inLanguage(beside, language) });
}

/** The messages of a checkout refusal, in the order of the form. */
export function checkoutErrors(refusal: CheckoutRefusal, language: Language): CheckoutError[] {
  const t = wordsIn(language);
  if (refusal.code === 'checkout.wrong-fields') return fieldErrors(refusal.problems, language);
  if (refusal.code === 'checkout.restricted') {
    const { code, rule, words } = refusal.refusal;
    const facts = { name: inLanguage(refusal.name, language), rule, words: inLanguage(words, language) };
    return [{ text: t(refusalKey(code), facts) }];
  }
  if (refusal.code === 'checkout.promotion-gone') {
    const why = t(refusalKey(refusal.refusal.code), refusalFacts(refusal.refusal, language));
    return [{ text: `${why} ${t(refusalKey(refusal.code))}` }];
  }
  if (refusal.code !== 'checkout.line-problem') return [{ text: t(refusalKey(refusal.code)) }];
  return [{ text: lineText(refusal, language) }];
}
