import type { Words } from '../../words.ts';

export const restock = {
  title: 'Email me when it’s back',
  titleComing: 'Email me when it’s available',
  email: 'Email',
  consent: 'Email me once about this product. Unsubscribe any time.',
  send: 'Notify me',
  asked: 'Thank you. We’ll email you once, as soon as it’s available.',
  forget: {
    title: 'Unsubscribe',
    text: 'We’ll delete your email address and all your back-in-stock requests.',
    do: 'Unsubscribe',
    done: 'You’re unsubscribed. Your email address has been deleted.',
    unknown: 'You’re already unsubscribed. We no longer store this email address.',
  },
  low: {
    left_one: '{{count}} left',
    left_other: '{{count}} left',
  },
} satisfies Words;
