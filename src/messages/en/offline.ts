import type { Words } from '../words.ts';

/** What is said of a cart that is changed while the line is away. */
export const offline = {
  kept: 'You are offline. This is kept and sent when the line is back.',
  sent: 'You are back online. What was kept has been sent.',
  refused: 'You are back online. This could not be done:',
} satisfies Words;
