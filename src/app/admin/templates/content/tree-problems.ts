import type { Language } from '#kernel/language.ts';
import type { TreeReference } from '#shop/templates';
import { useLanguage } from '#views/language/language.tsx';
import type { AnyWidget } from '#widgets/declaration.ts';
import { widgets } from '#widgets/index.ts';
import { labelOf } from '#widgets/labels.ts';
import type { TreeProblem } from '#widgets/tree/check-tree.ts';

/** A setting that references a deleted record. */
type Missing = Readonly<{ node: string; path: string; reason: `missing-${TreeReference['kind']}` }>;
/** HTML with forbidden content, or written without the right to write HTML. */
type WrongHtml = Readonly<
  { node: string; path: string } & (
    | { reason: 'forbidden-html'; found: string }
    | { reason: 'html-not-allowed' }
  )
>;
/** Why a tree cannot be saved. */
export type ShownProblem = TreeProblem | Missing | WrongHtml;
type SettingProblem = Extract<ShownProblem, { path: string }>;

/** Whether the problem is shown at the input of a setting. */
export function isOfSetting(problem: ShownProblem): problem is SettingProblem {
  return 'path' in problem;
}

/** The label of a setting by its stored path, such as `slides.0.heading.en`; the path itself without a label. */
function settingLabel(
  widget: Pick<AnyWidget, 'messages'> | undefined,
  path: string,
  language: Language,
): string {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  for (let length = names.length; widget !== undefined && length > 0; length -= 1) {
    const label = labelOf(widget, names.slice(0, length).join('.'), language);
    if (label !== undefined) return label;
  }
  return path;
}

/** The problems of a node, by its id in the outline. */
export function problemsOf(problems: readonly ShownProblem[], node: string): ShownProblem[] {
  return problems.filter((problem) => problem.node === node);
}

/** The problem of a setting; with `isWithin` also of parts of its value. */
export function problemAt(
  problems: readonly ShownProblem[],
  { path, isWithin }: { path: string; isWithin: boolean },
): SettingProblem | null {
  const problem = problems
    .filter(isOfSetting)
    .find((problem) => problem.path === path || (isWithin && problem.path.startsWith(`${path}.`)));
  return problem ?? null;
}

/** Messages of problems: of a tree or node, and of settings at their input. */
export function useProblemWords() {
  const { t, language } = useLanguage();
  const rule = (problem: SettingProblem) => {
    const name = problem.reason === 'wrong-setting' ? problem.rule : problem.reason;
    const facts = problem.reason === 'forbidden-html' ? { found: problem.found } : {};
    return t([`adminTemplates:content.rules.${name}`, 'adminTemplates:content.rules.other'], facts);
  };
  const sentence = (problem: ShownProblem, widget?: AnyWidget): string => {
    if (isOfSetting(problem))
      return t('adminTemplates:content.problems.wrong-setting', {
        setting: settingLabel(widget, problem.path, language),
        rule: rule(problem),
      });
    const key = `adminTemplates:content.problems.${problem.reason}`;
    const nameOf = (name: string) => widgets.get(name)?.messages[language].name ?? name;
    if (problem.reason === 'lacks-widget') return t(key, { widget: nameOf(problem.widget) });
    if (problem.reason === 'not-in-slot') return t(key, { widget: nameOf(problem.holder) });
    return t(key);
  };
  return { rule, sentence };
}
