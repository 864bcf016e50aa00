import type { Words } from '../words.ts';

export const listing = {} satisfies Words;
