import { type Candidate, chooseTemplate } from './choose-template.ts';
import { frameSubject, type Page } from './frame-subject.ts';
import { popupsOn } from './popups-on.ts';

/** The header, the footer and the popups of a page. */
export function headerFooterPopups<Template extends Candidate>(
  templates: readonly Template[],
  page: Page,
): Template[] {
  const frame = (['header', 'footer'] as const).flatMap(
    (place) => chooseTemplate(templates, frameSubject(place, page)).chosen ?? [],
  );
  return [...frame, ...popupsOn(templates, page)];
}
