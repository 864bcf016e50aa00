import type { Words } from '../../words.ts';

/** What is said of a cart that is changed while the line is away. */
export const offline = {
  kept: 'You’re offline. Your changes will be saved when you’re back online.',
  sent: 'You’re back online. Your changes have been saved.',
  refused: 'You’re back online. Some changes couldn’t be saved:',
} satisfies Words;
