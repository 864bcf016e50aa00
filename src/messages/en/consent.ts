import type { Words } from '../words.ts';

export const consent = {
  label: 'Cookie settings',
  title: 'Your privacy',
  text: 'Cookies that the shop needs are always on. You decide about everything else, and can change your choice at any time.',
  privacy: 'Privacy policy',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Choose',
  save: 'Save choice',
  purposes: {
    necessary: { name: 'Necessary', text: 'Cart, sign-in, checkout and your answer here. Always on.' },
    functional: { name: 'Functional', text: 'Videos and posts from other sites, such as YouTube and Vimeo.' },
    analytics: { name: 'Analytics', text: 'Shows us how the shop is used, so that we can improve it.' },
    marketing: { name: 'Marketing', text: 'Measures ads and makes them more relevant.' },
  },
} satisfies Words;
