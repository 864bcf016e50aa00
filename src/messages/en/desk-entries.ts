import type { Words } from '../words.ts';

/** Messages of the contact form in the back office. */
export const deskEntries = {
  lead_one:
    'What people wrote by the contact form. Each message is kept for {{count}} day, then erased by itself.',
  lead_other:
    'What people wrote by the contact form. Each message is kept for {{count}} days, then erased by itself.',
  lists: { new: 'New', done: 'Done', spam: 'Spam', all: 'All' },
  state: 'State',
  from: 'From',
  message: 'Message',
  topic: 'About',
  writtenAt: 'Written',
  search: 'Name, email, phone or words',
  export: 'As a file',
  to: { done: 'Mark as done', spam: 'Mark as spam', new: 'Mark as new' },
  moved: {
    done_one: 'One is done.',
    done_other: '{{count}} are done.',
    spam_one: 'One is spam.',
    spam_other: '{{count}} are spam.',
    new_one: 'One is new again.',
    new_other: '{{count}} are new again.',
  },
  erase: 'Erase',
  eraseTitle_one: 'Erase this message?',
  eraseTitle_other: 'Erase {{count}} messages?',
  eraseText: 'It is gone for good, with its note. This cannot be undone.',
  note: 'Note',
  noteHelp: 'For those who work here. Whoever wrote never sees it, unless they ask what you hold of them.',
  agreed: 'Agreed to: {{text}}',
  kept_one: 'Kept for {{count}} day after it was written.',
  kept_other: 'Kept for {{count}} days after it was written.',
  none: 'No messages here',
  noneText: {
    new: 'Nobody waits for an answer. New messages come in here as they are sent.',
    done: 'Nothing that fits is done yet.',
    spam: 'Nothing that fits was taken for spam.',
    all: 'Nothing fits these filters.',
  },
} satisfies Words;
