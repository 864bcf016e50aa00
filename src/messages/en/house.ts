import type { Words } from '../words.ts';

export const house = {
  fault:
    'Something went wrong on our side. Nothing was charged. Please try again; if it stays, tell us this number: {{requestId}}',
  'bad-request': 'This request could not be read. Please go back and try again. ({{requestId}})',
} satisfies Words;
