import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/staff/': {
    about:
      'Who works in the back office, and with which role. The owner may do everything, managers everything but this screen; order desk, catalogue editor and page editor see what their work needs.',
    tasks: [
      {
        title: 'Invite somebody',
        text: 'Enter an email, choose role and language, and click [adminStaff:invite]. The link is mailed and shown once, in case the mail fails.',
      },
      {
        title: 'Help who can’t sign in',
        text: '[adminStaff:passwordLink] makes a link for a new password; [adminStaff:resetFactor] lets them set up a new phone.',
      },
      {
        title: 'Let somebody go',
        text: '[adminStaff:close] signs them out everywhere. What they did stays in the activity log.',
      },
      {
        title: 'Require two-factor authentication',
        text: 'It is a setting under [adminSettings:groups.staff].',
      },
    ],
  },
} satisfies AreaHelp;
