import type { Words } from '#messages/words.ts';

/** The activity log. */
export const adminAudit = {
  menu: { audit: 'Activity log' },
  lead: 'Every change by staff, with the values before and after. Entries can’t be edited or deleted.',
  one: 'Activity details',
  when: 'Date',
  who: 'Staff member',
  what: 'Action',
  verb: 'Action, e.g. orders.',
  subject: 'Subject',
  changes: 'Changes',
  outcome: 'Result',
  done: 'Done',
  open: 'In progress',
  refused: 'Rejected',
  fault: 'Error',
  none: 'No activity found',
  noneText: 'Try changing the filters.',
  older: 'Older',
  field: 'Field',
  before: 'Before',
  after: 'After',
  input: 'Request',
  noChanges: 'Nothing was changed.',
} satisfies Words;
