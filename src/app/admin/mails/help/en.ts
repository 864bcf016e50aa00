import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/mails/': {
    about:
      'Every email the store sent, with its delivery status, and the texts of all emails in both languages.',
    tasks: [
      {
        title: 'Find out whether an email arrived',
        text: 'Search the log or filter by status. A failed email says why; [adminMails:resend] sends it again.',
      },
      {
        title: 'Change the texts of an email',
        text: 'Open [adminMails:templates] and choose it. Edit subject and texts, use the placeholders listed, and look at the preview with a real order. Changes apply to emails sent from now on.',
      },
      { title: 'Go back to the default', text: 'Reset the texts in one language; the history keeps yours.' },
      {
        title: 'Choose who is notified of new orders',
        text: 'It is a setting under [adminSettings:groups.staff].',
      },
    ],
  },
} satisfies AreaHelp;
