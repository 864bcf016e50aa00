import type { Words } from '../../words.ts';
import { mailTexts } from './mail-texts.ts';

export const mail = {
  order: {
    look: 'View order',
    pay: 'Pay now',
    payUntil: 'Please pay by {{time}}. Your items are reserved until then.',
    number: 'Order {{number}}',
    driver: 'The driver will call you before arriving.',
    driverChecksAge: 'The driver will call you before arriving and check your ID at the door.',
    arrives: 'Estimated delivery: {{day}}.',
    tracking: 'Track with {{carrier}}:',
    account: 'Please transfer {{amount}} to this account, with order number {{number}} as the reference:',
    until: 'Your items are reserved until {{time}}.',
    invoice: 'Your tax invoice {{label}} is attached.',
    refund: {
      total: 'Refund',
      provider:
        'The money goes back to your original payment method. It may take a few working days to appear on your statement.',
      cod: 'You paid on delivery, so we’ll contact you to arrange how you receive the money.',
      bacs: 'We’ll transfer the money to your bank account, and contact you if we need its details.',
      byHand:
        'Your original payment method didn’t accept the refund, so we’ll contact you to arrange how you receive the money.',
      toGiftCards: '{{amount}} is back on your gift card.',
    },
    refundSent: {
      provider: 'It may take a few working days to appear on your statement.',
      cod: 'You paid on delivery, so we sent the money the way we agreed with you.',
      bacs: 'We sent it by bank transfer. It may take a few working days to appear in your account.',
      byHand:
        'Your original payment method didn’t accept the refund, so we sent the money the way we agreed with you.',
    },
    creditNote: 'Credit note {{label}} is attached.',
  },
  account: {
    register: 'Complete account',
    known: 'Sign in',
    invite: 'Set password',
    reset: 'Reset password',
    email: 'Confirm email',
    'password-changed': 'Go to my account',
    'email-changed': 'Go to the shop',
    deleted: 'Go to the shop',
  },
  staff: { join: 'Accept invitation', open: 'Open back office' },
  restock: { look: 'Shop now', forget: 'Unsubscribe' },
  wishlist: {
    open: 'View my wishlist',
    back: 'Back in stock',
    cheaper: '{{amount}} less than when you saved it',
  },
  devices: { open: 'View my devices' },
  newOrders: { open: 'View order {{number}}', all: 'View all orders' },
  reminder: { open: 'View my cart', stop: 'Unsubscribe' },
  contact: {
    from: 'From',
    topic: 'Topic',
    language: 'Language',
    languages: { en: 'English', ar: 'Arabic' },
  },
  'subscription-confirm': 'Confirm subscription',
  'subscription-welcome': 'Visit the shop',
  renewal: {
    before: 'Last order: {{amount}} each',
    pay: 'Pay now',
    manage: 'View subscription',
    retried:
      'If that’s still so on {{date}}, we place no order and charge nothing. We email you and try again each day; if that doesn’t help, we pause your subscription.',
    notRetried:
      'If that’s still so on {{date}}, we place no order and charge nothing. We email you and pause your subscription.',
  },
  texts: mailTexts,
} satisfies Words;
