import type { Words } from '#messages/words.ts';

/** Signing in, joining, and the second factor. */
export const adminSignIn = {
  signIn: 'Sign in',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least 8 characters. Avoid common passwords.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  name: 'Your name',
  code: 'Code',
  codeHelp: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  join: 'Create account',
  'first-owner': 'Welcome to your store',
  'first-ownerHelp': 'Create the owner account. The owner has full access.',
  invitation: 'You’ve been invited',
  invitationHelp: 'Enter your name and choose a password to join.',
  'new-password': 'New password',
  'new-passwordHelp': 'Choose a new password. You’ll be signed out on all devices.',
  stale: 'This link has expired',
  staleHelp:
    'It was already used, replaced by a newer link or has expired. Ask the owner for a new one. If the store has no owner yet, restart it to print a new link.',
  factor: 'Two-factor authentication',
  factorHelp:
    'Scan the QR code with an authenticator app, then enter the 6-digit code it shows. You’ll need a code each time you sign in.',
  factorOn: 'Two-factor authentication is on',
  scan: 'QR code for your authenticator app',
  secret: 'Or enter this key in the app:',
  turnOn: 'Turn on',
  recovery: 'Recovery codes',
  recoveryHelp:
    'Use one if you lose your phone. Each code works once. They’re shown only now: keep them in a safe place.',
  kept: 'I’ve saved my codes',
} satisfies Words;
