import type { AreaHelp } from '../../area.ts';

export const help = {
  '/admin/api-keys/': {
    about:
      'Lets other programs, such as your ERP or a script, call the back office with the permissions you choose. A key can never do more than the staff member who created it.',
    tasks: [
      {
        title: 'Create a key',
        text: 'Click [adminStaff:keys.add], name the program, choose its permissions and when the key expires. Copy the key at once: it won’t be shown again.',
      },
      {
        title: 'See what a key does',
        text: 'The list shows when each key was last used and what it may do. Its changes appear in the activity log with its name.',
      },
      {
        title: 'Stop a key',
        text: '[adminStaff:keys.revoke] ends it at once, and programs that use it stop working.',
      },
    ],
  },
  '/admin/staff/': {
    about:
      'Who works in the back office, and with which role. The owner may do everything, managers everything but staff, roles and API keys; order desk, catalogue editor and page editor see what their work needs.',
    tasks: [
      {
        title: 'Invite a staff member',
        text: 'Enter an email, choose role and language, and click [adminStaff:invite]. The link is mailed and shown once, in case the mail fails.',
      },
      {
        title: 'Help someone who can’t sign in',
        text: '[adminStaff:passwordLink] makes a link for a new password; [adminStaff:resetFactor] lets them set up a new phone.',
      },
      {
        title: 'Remove a staff member’s access',
        text: '[adminStaff:close] signs them out everywhere and revokes their API keys, which stay revoked after [adminStaff:reopen]. What they did stays in the activity log.',
      },
      {
        title: 'Require two-factor authentication',
        text: 'It is a setting under [adminSettings:groups.staff].',
      },
    ],
  },
} satisfies AreaHelp;
