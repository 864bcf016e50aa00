import type { Words } from '../words.ts';

export const payments = {
  goOn: 'Go on to payment',
  /** For staff: which rule speaks against a way to pay. */
  reasons: {
    'switched-off': 'It is switched off.',
    'goods-rule': 'A rule on the goods forbids it.',
    'nothing-delivered': 'Nothing in the basket is delivered, so nobody could collect the money.',
    'over-maximum': 'The basket is worth more than {{amount}}.',
    'under-minimum': 'The basket is worth less than {{amount}}.',
    emirate: 'It is not offered in this emirate: {{emirate}}.',
    'forbidden-class': 'The provider does not take it for this class of goods: {{class}}.',
    device: 'It is not offered on this device: {{device}}.',
    'no-account': 'There is no account to send the money to.',
    'no-provider': 'No payment provider is set up.',
    'not-by-provider': 'The payment provider does not have it.',
    'nothing-to-pay': 'There is nothing to pay.',
  },
} satisfies Words;
