import type { Words } from '../words.ts';

export const content = {} satisfies Words;
