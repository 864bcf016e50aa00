import type { Words } from '../words.ts';

export const restock = {
  title: 'Email me when it’s back',
  titleComing: 'Email me when it’s available',
  email: 'Email',
  consent: 'Email me once about this product. Unsubscribe any time.',
  send: 'Notify me',
  asked: 'Thank you. We’ll email you once, as soon as it’s available.',
  forget: {
    title: 'Forget my address',
    text: 'We delete your address and everything you asked to be told about.',
    do: 'Delete it',
    done: 'Your address is deleted. We will not write to you about stock.',
    unknown: 'There is nothing to delete: this address is not kept here any more.',
  },
  low: {
    left_one: '{{count}} left',
    left_other: '{{count}} left',
  },
} satisfies Words;
