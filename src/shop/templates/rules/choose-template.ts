import { type Condition, type Conditions, mostExact, type Subject } from './conditions.ts';
import type { TemplatePlace } from './places.ts';

/** The facts that decide where a template is used. A higher id is newer. */
export type Candidate = Readonly<{ id: number; place: TemplatePlace; conditions: Conditions }>;

/**
 * Why a page uses a template or does not. `by` is the deciding condition; `instead` is the template that is more
 * exact, or equally exact and newer.
 */
export type Verdict = Readonly<
  | { reason: 'stands'; by: Condition }
  | { reason: 'not-included' }
  | { reason: 'excluded'; by: Condition }
  | { reason: 'less-exact' | 'older'; by: Condition; instead: number }
>;

export type Choice<Template> = Readonly<{
  chosen: Template | null;
  /** Every template of the place, the chosen one first, then by how exactly it names the page. */
  verdicts: readonly Readonly<{ template: Template; verdict: Verdict }>[];
}>;

type Fitting<Template> = { template: Template; by: Condition; exactness: number };

/**
 * Chooses the template of a page: the one with the most exact matching condition, of equal ones the newest. A matching
 * exclusion always rules a template out.
 *
 * @param templates published templates, of any place, in any order
 */
export function chooseTemplate<Template extends Candidate>(
  templates: readonly Template[],
  subject: Subject,
): Choice<Template> {
  const fitting: Fitting<Template>[] = [];
  const others: { template: Template; verdict: Verdict }[] = [];
  for (const template of templates) {
    if (template.place !== subject.place) continue;
    const excluded = mostExact(template.conditions.exclude, subject);
    const included = mostExact(template.conditions.include, subject);
    if (included === null) others.push({ template, verdict: { reason: 'not-included' } });
    else if (excluded !== null)
      others.push({ template, verdict: { reason: 'excluded', by: excluded.condition } });
    else fitting.push({ template, by: included.condition, exactness: included.exactness });
  }
  fitting.sort((one, other) => other.exactness - one.exactness || other.template.id - one.template.id);
  const [first] = fitting;
  const fits = fitting.map(({ template, by, exactness }) => {
    if (first === undefined || template === first.template)
      return { template, verdict: { reason: 'stands', by } } as const;
    const reason = exactness < first.exactness ? 'less-exact' : 'older';
    return { template, verdict: { reason, by, instead: first.template.id } } as const;
  });
  return { chosen: first?.template ?? null, verdicts: [...fits, ...others] };
}
