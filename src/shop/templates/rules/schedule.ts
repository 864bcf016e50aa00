import type { Instant } from '#kernel/instant.ts';
import type { Schedule, ShownState, TemplateState } from '../template.ts';

/** The state of a template at a moment; the end itself is not part of the time it is shown. */
export function shownState(status: TemplateState, { startsAt, endsAt }: Schedule, now: Instant): ShownState {
  if (status !== 'published') return status;
  if (endsAt !== null && endsAt <= now) return 'ended';
  return startsAt !== null && startsAt > now ? 'scheduled' : 'published';
}
