import type { Candidate } from './choose-template.ts';
import { mostExact } from './conditions.ts';
import { frameSubject, type Page } from './frame-subject.ts';

/** Pages that no popup may disturb. Source: PL-12 */
const QUIET = /^\/(?:checkout|coming-soon|under-age)\//;

/** The popups that a page carries: all whose conditions name it; none on the checkout, where an order is paid, and before the shop opens. */
export function popupsOn<Template extends Candidate>(templates: readonly Template[], page: Page): Template[] {
  if (QUIET.test(page.path)) return [];
  const subject = frameSubject('popup', page);
  return templates.filter(
    ({ place, conditions: { include, exclude } }) =>
      place === 'popup' && mostExact(include, subject) !== null && mostExact(exclude, subject) === null,
  );
}
