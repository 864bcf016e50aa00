import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/entries/': {
    about:
      'Messages from the contact form and entries of other forms, with their answers and files. They are deleted by themselves after the number of days in the settings.',
    tasks: [
      {
        title: 'Work through new messages',
        text: 'Open one to read it and add a note. Then mark it as done or spam; select several to mark them together.',
      },
      {
        title: 'Download entries',
        text: '[adminEntries:export] downloads the filtered list. Downloads are recorded in the activity log.',
      },
      {
        title: 'Check a webhook',
        text: 'An entry whose form calls a webhook shows the address, attempts and last answer. [adminEntries:webhook.again] sends it again.',
      },
      {
        title: 'Change how long they are kept',
        text: 'It is a setting under [adminSettings:menu.settings] › [adminSettings:groups.customers].',
      },
    ],
  },
} satisfies AreaHelp;
