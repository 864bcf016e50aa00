import type { Words } from '../words.ts';
import { mailTexts } from './mail-texts.ts';

export const mail = {
  order: {
    look: 'See the order',
    number: 'Order {{number}}',
    arrives: 'Expected on {{day}}.',
    tracking: 'Follow it with {{carrier}}:',
    account: 'Please transfer {{amount}} to this account, with the order number {{number}} as the reference:',
    until: 'We keep the goods until {{time}}.',
    invoice: 'Your tax invoice {{label}} is attached.',
    creditNote: 'Credit note {{label}} is attached.',
  },
  account: {
    register: 'Finish my account',
    known: 'Sign in',
    reset: 'Choose a new password',
    email: 'Confirm this email',
    'password-changed': 'To your account',
    'email-changed': 'To the shop',
    deleted: 'To the shop',
  },
  staff: { join: 'Join the back office' },
  restock: { look: 'See it in the shop', forget: 'Forget my address' },
  newOrders: { open: 'Open order {{number}}' },
  reminder: { open: 'Open my cart', stop: 'No more reminders' },
  contact: {
    from: 'From',
    topic: 'Topic',
    language: 'Language',
    languages: { en: 'English', ar: 'Arabic' },
  },
  texts: mailTexts,
} satisfies Words;
