import type { Words } from '#messages/words.ts';

/** Proof of consent in the back office. */
export const adminConsent = {
  menu: { consent: 'Consent' },
  lead: 'What visitors allowed, without a name. The ID is random and stored only in the visitor’s browser. The newest 100 are listed; the file has all of them.',
  answers_one: '{{count}} answer',
  answers_other: '{{count}} answers',
  when: 'Time',
  granted: 'Allowed',
  nothing: 'Nothing',
  purposes: { functional: 'Content from other sites', analytics: 'Statistics', marketing: 'Marketing' },
  signal: 'Global Privacy Control',
  yes: 'Yes',
  no: 'No',
  version: 'Version and language',
  browser: 'ID',
  search: 'Search by ID',
  export: 'Export CSV',
  none: 'No answers',
  noneText:
    'Visitors are asked where something waits for their consent, and may choose at any time in the footer.',
} satisfies Words;
