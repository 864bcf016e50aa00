import type { Widget } from '../../declaration.ts';
import { fields, type PaymentButtonData } from '../payment-button/fields.ts';
import { messages } from './messages.ts';
import { sample } from './sample.ts';

export const walletPaymentButton: Widget<'wallet-payment-button', typeof fields, PaymentButtonData> = {
  name: 'wallet-payment-button',
  group: 'shop',
  icon: 'wallet',
  version: 1,
  fields,
  isPart: true,
  isPerNode: true,
  messages,
  sample,
};
