import type { Words } from '../words.ts';

export const server = {
  fault:
    'Something went wrong. You haven’t been charged. Please try again. If the problem continues, contact us with this number: {{requestId}}',
  'bad-request': 'This request couldn’t be processed. Please go back and try again. ({{requestId}})',
  'database-outage': 'The database cannot be reached. Nothing was saved. Try again in a minute.',
  'disk-outage': 'The server’s disk is full. Nothing was saved. Free up space on the disk, then try again.',
  'slow-request': 'Your request took too long. Nothing was saved. Please try again.',
  'unreadable-request': 'This request couldn’t be processed. Please go back and try again.',
  'headers-too-large': 'Your browser sent too much data. Clear the cookies for this site, then try again.',
} satisfies Words;
