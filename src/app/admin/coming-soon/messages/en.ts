import type { Words } from '#messages/words.ts';

/** Messages of the coming-soon mode in the back office. */
export const adminComingSoon = {
  menu: { comingSoon: 'Coming soon' },
  lead: 'Close the store while you prepare it. Staff and people with a private link can still see everything.',
  fields: {
    mode: 'What the public can see',
    page: 'Page shown instead',
    opensAt: 'Opening time',
    answer: 'Search engines',
  },
  modes: {
    off: 'Everything: the store is open',
    store: 'The site without the store: products, cart, checkout and accounts are closed',
    site: 'Only the coming-soon page',
  },
  ownPage: 'The built-in page',
  pageHelp: 'Build a page under Content, publish it, and choose it here.',
  opensAtHelp: 'The store opens automatically at this time (Dubai). Leave it empty to open it yourself.',
  answers: {
    '503': 'Ask them to come back later (503)',
    noindex: 'Show them the page, but keep it out of results (noindex)',
  },
  answerHelp: 'Choose 503 for a store that was open before; it keeps its place in search results.',
  links: {
    title: 'Private link',
    text: 'Anyone who opens the link sees the store in that browser until the link expires.',
    days: 'Valid for (days)',
    make: 'Create link',
    label: 'Private link',
    expires: 'Valid until {{at}}',
    turnOff: 'Turn off all links',
    turnOffTitle: 'Turn off all private links?',
    turnOffText:
      'Everybody who used one sees the coming-soon page from now on. You can create new links at any time.',
    turnedOff: 'All private links are turned off.',
  },
} satisfies Words;
