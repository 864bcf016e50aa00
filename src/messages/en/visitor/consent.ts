import type { Words } from '../../words.ts';

export const consent = {
  label: 'Privacy choices',
  title: 'Your privacy',
  text: 'Cookies that the shop needs are always on. You decide about everything else, and can change your choice at any time.',
  privacy: 'Privacy policy',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  signal:
    'Your browser asks sites not to track you (Global Privacy Control): statistics and marketing stay off unless you turn them on.',
  noScript: 'Scripts are off, so nothing from other sites loads and there are no privacy choices to make.',
  counted: 'Until you choose, visits are counted without cookies and without knowing who you are.',
  choose: 'Choose',
  save: 'Save choice',
  purposes: {
    necessary: { name: 'Necessary', text: 'Cart, sign-in, checkout and your answer here. Always on.' },
    functional: {
      name: 'Content from other sites',
      text: 'Videos and posts, such as those of YouTube, Vimeo and Facebook.',
    },
    analytics: { name: 'Statistics', text: 'Shows us how the shop is used, so that we can improve it.' },
    marketing: {
      name: 'Marketing',
      text: 'Measures ads and makes them more relevant. If you order, ad partners recognise you by your email and phone, sent in hashed form.',
    },
  },
} satisfies Words;
