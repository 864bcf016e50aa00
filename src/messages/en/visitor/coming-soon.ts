import type { Words } from '../../words.ts';

export const comingSoon = {
  title: 'Opening soon',
  lead: 'We are getting our shelves ready. Come back soon.',
  opensIn: 'Opening date',
  open: 'We are open. Reload the page.',
  signUp: {
    title: 'Be the first to know',
    consent: 'Email me when the shop opens, and its news after that. I can unsubscribe at any time.',
    button: 'Notify me',
  },
  search: 'Our store opens soon. You can search it then.',
  linkEnded: 'This private link has expired or was turned off. Ask whoever sent it for a new one.',
  banner: {
    label: 'Coming-soon mode',
    site: 'The site is in coming-soon mode. Only staff and people with a private link can see it.',
    store: 'The store pages are in coming-soon mode. Only staff and people with a private link can see them.',
    settings: 'Coming-soon settings',
    dismiss: 'Dismiss',
  },
} as const satisfies Words;
