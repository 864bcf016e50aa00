import type { Words } from '../words.ts';

/** Letters about an account. */
export const accountMails = {
  hello: 'Hello {{name}}',
  helloNobody: 'Hello',
  ignore: 'You did not ask for this? Then do nothing, and nothing happens.',
  alarm: 'Was this not you? Choose a new password at once, and write to us.',
  register: {
    subject: 'Your account at Jamra: choose a password',
    text: 'Open the link and choose a password. With that your account is ready, and orders you placed with this email are in it. The link works for two days.',
    do: 'Choose a password',
  },
  known: {
    subject: 'You have an account at Jamra already',
    text: 'Somebody wanted to use this email for an account just now. You have one already, so nothing was changed. If it was you: sign in, or choose a new password if the old one is lost.',
    do: 'Sign in',
  },
  reset: {
    subject: 'Choose a new password at Jamra',
    text: 'Open the link and choose a new password. It works once, for two hours.',
    do: 'Choose a new password',
  },
  email: {
    subject: 'Confirm your new email at Jamra',
    text: 'Open the link to use this email for your account. It works for one day.',
    do: 'Confirm this email',
  },
  'password-changed': {
    subject: 'Your password at Jamra was changed',
    text: 'Your account has a new password, and your other devices are signed out.',
    do: 'To your account',
  },
  'email-changed': {
    subject: 'The email of your account at Jamra was changed',
    text: 'Your account uses another email address from now on; mails no longer come here.',
    do: 'To the shop',
  },
  deleted: {
    subject: 'Your account at Jamra is deleted',
    text: 'What we knew of you is deleted. Orders and invoices stay as long as UAE tax law asks. Thank you for the time with us.',
    do: 'To the shop',
  },
} satisfies Words;
