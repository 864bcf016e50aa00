import type { Words } from '../words.ts';

export const restock = {
  title: 'Write to me when it is back',
  email: 'Email',
  consent: 'Write to me once about this product. I can take this back at any time.',
  send: 'Tell me',
  asked: 'Thank you. As soon as it is back we write to you, once.',
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
