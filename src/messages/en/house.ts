import type { Words } from '../words.ts';

export const house = {} satisfies Words;
