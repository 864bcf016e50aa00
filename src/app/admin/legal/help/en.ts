import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/legal/': {
    about:
      'Texts that the law asks for: health warnings, age, licence and tax number. Below each you see every place it is shown.',
    tasks: [
      {
        title: 'Change a text',
        text: 'Edit it here in both languages and save. Every place shows it within a second.',
      },
      {
        title: 'Ask for the age',
        text: 'Set the minimum age, and whether visitors are asked for it before they see tobacco.',
      },
      {
        title: 'Enter the licence',
        text: 'The trade licence is shown in the footer; leave it empty to show none.',
      },
      { title: 'Change terms and privacy', text: 'They are pages of their own, under Pages.' },
    ],
  },
} satisfies AreaHelp;
