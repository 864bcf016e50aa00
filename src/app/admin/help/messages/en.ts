import type { Words } from '#messages/words.ts';

/** Help beside a screen. */
export const adminHelp = {
  name: 'Help',
  topic: 'Help: {{name}}',
  related: 'Related screens',
  all: 'All topics',
  choose: 'Choose a topic, or search for one with Ctrl+K.',
  loading: 'Loading …',
  failed: 'Help couldn’t be loaded.',
  again: 'Try again',
} satisfies Words;
