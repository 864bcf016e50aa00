import type { Widget } from '../../declaration.ts';
import { fields, type PaymentButtonData } from '../payment-button/fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const cardPaymentButton: Widget<'card-payment-button', typeof fields, PaymentButtonData> = {
  name: 'card-payment-button',
  group: 'shop',
  icon: 'credit-card',
  version: 1,
  fields,
  isPart: true,
  isPerNode: true,
  messages,
  sample,
};
