import type { Widget } from '../../declaration.ts';
import { PERSONAL_PLACES } from '../personal-places.ts';
import { fields, type PurchaseSummaryData } from './fields.ts';
import { messages } from './messages.ts';

export const purchaseSummary: Widget<'purchase-summary', typeof fields, PurchaseSummaryData> = {
  name: 'purchase-summary',
  group: 'shop',
  icon: 'package',
  version: 1,
  fields,
  standsIn: PERSONAL_PLACES,
  isPart: true,
  isPersonal: true,
  maxPerDocument: 1,
  messages,
  sample: {},
};
