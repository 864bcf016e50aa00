import type { Words } from '../words.ts';

export const reviews = {} satisfies Words;
