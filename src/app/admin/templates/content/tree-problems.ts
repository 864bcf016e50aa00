import type { Language } from '#kernel/language.ts';
import type { TreeReference } from '#shop/templates';
import { useLanguage } from '#views/language/language.tsx';
import type { AnyWidget } from '#widgets/declaration.ts';
import { widgets } from '#widgets/index.ts';
import { labelOf } from '#widgets/labels.ts';
import type { TreeProblem } from '#widgets/tree/check-tree.ts';

/** A setting that names something which is gone. */
type Missing = Readonly<{ node: string; path: string; reason: `missing-${TreeReference['kind']}` }>;
/** HTML that has what it must not have, or that only others may write. */
type WrongHtml = Readonly<
  { node: string; path: string } & (
    | { reason: 'forbidden-html'; found: string }
    | { reason: 'html-not-allowed' }
  )
>;
/** What keeps a tree from being saved. */
export type ShownProblem = TreeProblem | Missing | WrongHtml;
type SettingProblem = Extract<ShownProblem, { path: string }>;

/** Whether the input of a setting shows it. */
export function isOfSetting(problem: ShownProblem): problem is SettingProblem {
  return 'path' in problem;
}

/** The label of the setting that a stored path leads to (`slides.0.heading.en`); the path where none has one. */
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

/** The problems of a node, by its id in URLs. */
export function problemsOf(problems: readonly ShownProblem[], node: string): ShownProblem[] {
  return problems.filter((problem) => problem.node === node);
}

/** The problem of a setting, or with `isWithin` of a part of its value. */
export function problemAt(
  problems: readonly ShownProblem[],
  { path, isWithin }: { path: string; isWithin: boolean },
): SettingProblem | null {
  const found = problems
    .filter(isOfSetting)
    .find((problem) => problem.path === path || (isWithin && problem.path.startsWith(`${path}.`)));
  return found ?? null;
}

/** Sentences for problems: of a tree or a node, and of a setting where its input shows it. */
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
