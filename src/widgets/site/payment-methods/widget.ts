import type { Widget } from '../../declaration.ts';
import { fields, type PaymentMethodsData } from './fields.ts';
import { messages } from './messages.ts';

export const paymentMethods: Widget<'payment-methods', typeof fields, PaymentMethodsData> = {
  name: 'payment-methods',
  group: 'site',
  icon: 'credit-card',
  version: 1,
  fields,
  isPart: true,
  isInline: true,
  messages,
  sample: {},
};
