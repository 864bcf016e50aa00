import type { Words } from '../../words.ts';

/** Texts about changing the cart without a connection. */
export const offline = {
  kept: 'You’re offline. Your changes will be saved when you’re back online.',
  sent: 'You’re back online. Your changes have been saved.',
  refused: 'You’re back online. Some changes couldn’t be saved:',
} satisfies Words;
