import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/consent/': {
    about:
      'Proof of what visitors allowed when they were asked about privacy, without a name. Each answer has a random ID that is stored only in the visitor’s browser.',
    tasks: [
      {
        title: 'Answer a question about consent',
        text: 'Ask the visitor for the ID and search for it. You see when they answered, what they allowed, and the version of the text.',
      },
      {
        title: 'Hand out the record',
        text: '[adminConsent:export] downloads the answers; the list shows the newest 100.',
      },
      {
        title: 'Change how consent is asked',
        text: 'Whether consent is needed and how long proof is kept are settings under [adminSettings:menu.settings] › [adminSettings:groups.marketing].',
      },
    ],
  },
} satisfies AreaHelp;
