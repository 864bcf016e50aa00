import type { Words } from '../words.ts';

export const restock = {
  title: 'Write to me when it is back',
  email: 'Email',
  consent: 'Write to me once about this product. I can take this back at any time.',
  send: 'Tell me',
  asked: 'Thank you. As soon as it is back we write to you, once.',
  mail: {
    subject: '{{name}} is back',
    preview: '{{name}} is on the shelf again.',
    title: '{{name}} is back',
    text: 'You asked us to write when it is on the shelf again. It is now; we cannot hold it for you, so have a look soon.',
    look: 'See it in the shop',
    why: 'You get this mail because you asked for it on our site. It is the only one.',
    forget: 'Forget my address',
  },
  forget: {
    title: 'Forget my address',
    text: 'We delete your address and everything you asked to be told about.',
    do: 'Delete it',
    done: 'Your address is deleted. We will not write to you about stock.',
    unknown: 'There is nothing to delete: this address is not kept here any more.',
  },
  low: {
    subject_one: '{{count}} shelf is low',
    subject_other: '{{count}} shelves are low',
    title: 'Little is left of these',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
    once: 'Each is named once, until it has been above its threshold again.',
  },
} satisfies Words;
