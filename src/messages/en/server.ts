import type { Words } from '../words.ts';

export const server = {
  fault:
    'Something went wrong on our side. Nothing was charged. Please try again; if it stays, tell us this number: {{requestId}}',
  'bad-request': 'This request could not be read. Please go back and try again. ({{requestId}})',
  'database-outage': 'The database cannot be reached. Nothing was saved. Try again in a minute.',
  'disk-outage': 'The server’s disk is full. Nothing was saved. Free up space on the disk, then try again.',
  'slow-request': 'Your request took too long to arrive. Nothing was saved. Please try again.',
  'unreadable-request': 'This request could not be read. Please go back and try again.',
  'headers-too-large':
    'Your browser sent more data with this request than the shop accepts. Clear the cookies of this shop, then try again.',
} satisfies Words;
