import type { Candidate } from './choose-template.ts';
import { type Condition, mostExact } from './conditions.ts';
import { frameSubject, type Page } from './frame-subject.ts';

/** Pages that no popup may disturb. Source: PL-12 */
const QUIET = /^\/(?:checkout|coming-soon|under-age)\//;

/** Why a page carries a popup or does not; `quiet` are pages without popups. */
export type CarryVerdict = Readonly<
  | { reason: 'stands'; by: Condition }
  | { reason: 'quiet' | 'not-included' }
  | { reason: 'excluded'; by: Condition }
>;

type Verdicts<Template> = readonly Readonly<{ template: Template; verdict: CarryVerdict }>[];

/** Of every popup among some templates, whether a page carries it. */
export function popupVerdicts<Template extends Candidate>(
  templates: readonly Template[],
  page: Page,
): Verdicts<Template> {
  const subject = frameSubject('popup', page);
  const verdictOf = ({ conditions: { include, exclude } }: Template): CarryVerdict => {
    if (QUIET.test(page.path)) return { reason: 'quiet' };
    const included = mostExact(include, subject);
    if (included === null) return { reason: 'not-included' };
    const excluded = mostExact(exclude, subject);
    if (excluded !== null) return { reason: 'excluded', by: excluded.condition };
    return { reason: 'stands', by: included.condition };
  };
  return templates
    .filter(({ place }) => place === 'popup')
    .map((template) => ({ template, verdict: verdictOf(template) }));
}

/**
 * The popups of a page: all whose conditions match; none on the checkout, where an order is paid, and on the
 * coming-soon and age pages.
 */
export function popupsOn<Template extends Candidate>(templates: readonly Template[], page: Page): Template[] {
  return popupVerdicts(templates, page)
    .filter(({ verdict }) => verdict.reason === 'stands')
    .map(({ template }) => template);
}
