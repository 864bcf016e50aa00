import type { Words } from '#messages/words.ts';
import { auditActions } from './en/actions.ts';
import { auditAreas } from './en/areas.ts';
import { auditSubjects, auditUnnumbered } from './en/subjects.ts';

/** The activity log. */
export const adminAudit = {
  menu: { audit: 'Activity log' },
  lead: 'Every change by staff, with the values before and after. Entries can’t be edited or deleted.',
  actions: auditActions,
  areas: auditAreas,
  subjects: auditSubjects,
  unnumbered: auditUnnumbered,
  sentence: '{{who}} {{did}}',
  sentenceRefused: '{{who}} {{did}} – rejected, nothing changed',
  named: '“{{name}}”',
  andOthers: '{{what}} and others',
  amount: 'AED {{amount}}',
  noValue: 'none',
  ownRole: 'a custom role',
  fields: {
    product: {
      regular_price_minor: 'changed the price of {{what}} from {{before}} to {{after}}',
      sale_price_minor: 'changed the sale price of {{what}} from {{before}} to {{after}}',
    },
    stock_shelf: { quantity: 'changed the stock of {{what}} from {{before}} to {{after}}' },
    shop_order: { status: 'changed the status of {{what}} from {{before}} to {{after}}' },
    staff: { role: 'changed the role of {{what}} from {{before}} to {{after}}' },
  },
  activity: 'Activity',
  details: 'Technical details',
  one: 'Activity details',
  area: 'Area',
  when: 'Date',
  subject: 'Subject',
  changes: 'Changes',
  changeCount_one: '{{count}} change',
  changeCount_other: '{{count}} changes',
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
